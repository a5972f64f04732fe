"""What is needed to run a server for others: container, service, proxies."""
