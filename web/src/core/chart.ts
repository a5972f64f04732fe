// Where things go on a map: pure geometry, in grains of the map's coordinates.
import type { GameMap, MapFigure, MapLooks, MapNode, Point } from './protocol'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The same map in grains, of which two are about as high as a letter. */
export function inGrains(map: GameMap): GameMap {
  const point = ([x, y]: Point): Point => [x / map.grain, y / map.grain]
  return {
    ...map,
    rooms: map.rooms.map((room) => ({ ...room, outline: room.outline.map(point) })),
    nodes: map.nodes.map((node) => ({ ...node, at: point(node.at) })),
    edges: map.edges.map((edge) => ({ ...edge, line: edge.line.map(point) })),
    hull: map.hull.map((outline) => outline.map(point)),
  }
}

/** How an edge looks in a state: the first look of its kind is for all states that have none. */
export function edgeLook(looks: MapLooks, kind: string, state: string) {
  const alike = looks.edges.filter((look) => look.kind === kind)
  return alike.find((look) => look.state === state) ?? alike[0]
}

const DOORS = ['door', 'locked', 'sealed', 'torn']
const LANES = ['lane', 'dashed', 'barred']
export const isDoor = (look: string | undefined) => DOORS.includes(look ?? '')
export const isLane = (look: string | undefined) => LANES.includes(look ?? '')

/** The middle of a room: the centroid of its polygon. */
export function middle(outline: Point[]): Point {
  let [area, cx, cy] = [0, 0, 0]
  outline.forEach(([x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] as Point
    const cross = x * v - u * y
    area += cross
    cx += (x + u) * cross
    cy += (y + v) * cross
  })
  return area ? [cx / (3 * area), cy / (3 * area)] : (outline[0] as Point)
}

/** The point of a line at a distance from its middle; ends where the line ends. */
export function beside(line: Point[], distance: number): Point {
  const lengths = line.slice(1).map(([x, y], i) => {
    const [u, v] = line[i] as Point
    return Math.hypot(x - u, y - v)
  })
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2 + distance
  for (const [i, length] of lengths.entries()) {
    const [[u, v], [x, y]] = [line[i] as Point, line[i + 1] as Point]
    const share = Math.max(0, left / length)
    if (share <= 1) return [u + (x - u) * share, v + (y - v) * share]
    left -= length
  }
  return line.at(-1) as Point
}

/** A figure, where it stands and how large it is, as its radius. */
export interface Standing {
  figure: MapFigure
  at: Point
  radius: number
}

const [IN_A_ROW, WIDE, WIDTH] = [4, 3.2, 12.5]

/** Where the figures of a room stand: in one row, or in two. */
export function inRoom(outline: Point[], figures: MapFigure[]): Standing[] {
  const [x, y] = middle(outline)
  const many = figures.length
  const row = many > IN_A_ROW ? Math.ceil(many / 2) : many
  const width = Math.min(WIDE, WIDTH / row)
  const top = many > IN_A_ROW ? 0.6 : 1
  return figures.map((figure, place) => {
    const [across, down] = [place % row, Math.floor(place / row)]
    const inRow = down ? many - row : row
    const at: Point = [x + (across - (inRow - 1) / 2) * width, y + top + down * 2.9]
    return { figure, at, radius: 1.5 }
  })
}

/** What stands beside a node, from top to bottom: its name, its states, its figures. */
export interface Beside {
  node: MapNode
  box: Box
  /** Where the name begins, in the middle of the box, and each row of states. */
  name: Point
  states: { words: string; at: Point }[]
  figures: Standing[]
}

export const RADIUS: Record<string, number> = { disc: 1.1, ring: 0.8, dot: 0.55, storm: 1.5 }
/** What turns around the middle of a storm. */
export const ARMS =
  'M0 0C.35-.55 1.15-.35 1.05.45M0 0C-.35.55-1.15.35-1.05-.45M0 0C.55.35.35 1.15-.45 1.05M0 0C-.55-.35-.35-1.15.45-1.05'
const [LINE, STATE, AWAY, GAP] = [1.9, 1.5, 0.4, 0.3]
const RING = 0.5 // around the figure that acts, and the viewer's own
const [LETTER, SMALL_LETTER, SIGN] = [0.78, 0.62, 1.9]
const [FEW, MANY] = [4, 9]

/** In how many columns so many figures stand, and the radius of each. */
export function crowd(many: number): [columns: number, radius: number] {
  if (many <= FEW) return [Math.max(many, 1), 1.25]
  if (many < MANY) return [Math.ceil(many / 2), 1.25]
  return [Math.ceil(Math.sqrt(many * 1.5)), 1]
}

/** From where to where something reaches on one axis, on this side of a point. */
function along(at: number, side: number, reach: number, size: number): [number, number] {
  if (side === 0) return [at - size / 2, at + size / 2]
  const near = at + side * reach
  return side > 0 ? [near, near + size] : [near - size, near]
}

export function besideNode(
  node: MapNode,
  look: string,
  states: string[],
  figures: MapFigure[],
): Beside {
  const [columns, radius] = crowd(figures.length)
  const step = 2 * radius + GAP
  const head = node.short || node.signs.length ? LINE : 0
  const rows = Math.ceil(figures.length / columns)
  const width = Math.max(
    node.short.length * LETTER + node.signs.length * SIGN,
    figures.length ? columns * step : 0,
    ...states.map((state) => state.length * SMALL_LETTER),
  )
  const air = figures.length ? RING : 0
  const high = head + states.length * STATE + air + rows * step
  const reach = (RADIUS[look] ?? 1) + AWAY
  const [left, right] = along(node.at[0], node.side[0], reach, width)
  const [top, bottom] = along(node.at[1], node.side[1], reach, high)
  const x = (left + right) / 2
  const below = top + head + states.length * STATE + air
  return {
    node,
    box: { left, top, right, bottom },
    name: [x, top + 1.4],
    states: states.map((words, row) => ({ words, at: [x, top + head + row * STATE + 1.1] })),
    figures: figures.map((figure, place) => {
      const [across, down] = [place % columns, Math.floor(place / columns)]
      const inRow = Math.min(columns, figures.length - down * columns)
      const at: Point = [x + (across - (inRow - 1) / 2) * step, below + radius + down * step]
      return { figure, at, radius }
    }),
  }
}

const [MARGIN, NODE_MARGIN] = [2, 6]

/** What of the plane is to be seen: the whole board, with room for those at its rim. */
export function extent(map: GameMap, blocks: Beside[]): Box {
  const drawn = [...map.rooms.flatMap(({ outline }) => outline), ...map.hull.flat()]
  const boxes = blocks.map(({ box: { left, top, right, bottom } }) => ({
    left: left - 1,
    top: top - 1,
    right: right + 1,
    bottom: bottom + 1,
  }))
  const around = ([x, y]: Point, margin: number) =>
    boxes.push({ left: x - margin, top: y - margin, right: x + margin, bottom: y + margin })
  drawn.forEach((point) => around(point, MARGIN))
  map.nodes.forEach(({ at }) => around(at, NODE_MARGIN))
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
