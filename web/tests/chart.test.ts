import { describe, expect, it } from 'vitest'
import { besideNode, beside, crowd, edgeLook, extent, inGrains, middle } from '../src/core/chart'
import type { GameMap, MapFigure, MapNode, Point } from '../src/core/protocol'

const node = (at: Point, side: Point, short = ''): MapNode => ({
  id: short || 'n', kind: 'buoy', title: 'a buoy', at, short, signs: [], text: '', side,
})
const ships = (many: number): MapFigure[] =>
  Array.from({ length: many }, (_, i) => ({
    id: `${i}`, initials: 'A', title: 'a ship', place: 'n', sort: 'ship', active: false, refers: 'ship',
  }))
const map: GameMap = {
  rooms: [], hull: [], grain: 10, place_refers: 'space', edge_refers: 'lane',
  nodes: [node([100, 200], [0, 1], 'Tarn')],
  edges: [{ id: 'l', kind: 'lane', places: ['n', 'n'], line: [[0, 0], [30, 0], [30, 30]] }],
  looks: {
    signs: [], nodes: [], states: [], figures: [],
    edges: [
      { kind: 'lane', state: 'open', look: 'lane', words: 'lane' },
      { kind: 'lane', state: 'closed', look: 'barred', words: 'closed lane' },
    ],
  },
}

describe('a map with nodes', () => {
  it('is measured in grains', () => {
    expect(inGrains(map).nodes[0]?.at).toEqual([10, 20])
    expect(inGrains(map).edges[0]?.line).toEqual([[0, 0], [3, 0], [3, 3]])
  })

  it('draws a state without a look of its own as the first of its kind', () => {
    expect(edgeLook(map.looks, 'lane', 'closed')?.look).toBe('barred')
    expect(edgeLook(map.looks, 'lane', 'unheard of')?.look).toBe('lane')
  })

  it('finds the middle of rooms and lines', () => {
    expect(middle([[0, 0], [4, 0], [4, 2], [0, 2]])).toEqual([2, 1])
    expect(beside([[0, 0], [3, 0], [3, 3]], 0)).toEqual([3, 0])
  })

  it.each([1, 3, 5, 8, 12, 30])('keeps %i figures apart and off the node', (many) => {
    for (const side of [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [-1, -1]] as Point[]) {
      const { figures } = besideNode(node([10, 10], side, 'Vesper'), 'disc', ['watched'], ships(many))
      expect(figures).toHaveLength(many)
      const [, radius] = crowd(many)
      for (const [i, one] of figures.entries()) {
        expect(Math.hypot(one.at[0] - 10, one.at[1] - 10)).toBeGreaterThan(radius + 1)
        for (const other of figures.slice(i + 1))
          expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThan(
            2 * radius,
          )
      }
    }
  })

  it('shows all that stands at its rim', () => {
    const grains = inGrains(map)
    const blocks = grains.nodes.map((each) => besideNode(each, 'dot', [], ships(30)))
    const seen = extent(grains, blocks)
    for (const { at, radius } of blocks[0]?.figures ?? []) {
      expect(at[0] - radius).toBeGreaterThan(seen.left)
      expect(at[0] + radius).toBeLessThan(seen.right)
      expect(at[1] + radius).toBeLessThan(seen.bottom)
    }
  })
})
