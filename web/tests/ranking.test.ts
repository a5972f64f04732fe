import { describe, expect, it } from 'vitest'
import { ranked } from '../src/core/ranking'

const rule = (number: string, chapter: string, text: string) => ({ number, chapter, text })
const RULES = [
  rule('TOY-1.1', 'Windows', 'A window opens.'),
  rule('TOY-2.1', 'Victory', 'Red wins at once.'),
  rule('TOY-3.1', 'Winning', 'By points.'),
  rule('TOY-4.1', 'Crew', 'A twin sister.'),
]
const found = (words: string) => ranked(RULES, words).map(({ number }) => number)

describe('looking for rules', () => {
  it('finds whole words first, titles before texts, and no ends of words', () => {
    expect(found('win')).toEqual(['TOY-3.1', 'TOY-2.1', 'TOY-1.1'])
  })
  it('wants all of the words', () => {
    expect(found('red wins')).toEqual(['TOY-2.1'])
  })
  it('knows numbers', () => {
    expect(found('toy-4.1')).toEqual(['TOY-4.1'])
    expect(found('2.1')).toEqual(['TOY-2.1'])
  })
  it('shows all where nothing is asked', () => {
    expect(found(' ')).toHaveLength(4)
  })
  it('takes signs as they are', () => {
    expect(found('(a+')).toEqual([])
  })
})
