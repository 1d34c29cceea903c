import type { Frame, SlotFace, SlotShown, Win } from '../shown.ts'

/** Holds a whole round against the rules that every round keeps, and names those that it breaks. */
export function findFaults(face: SlotFace, shown: SlotShown): string[] {
  const sum = shown.frames.reduce((total, frame) => total + frame.pays, 0)
  const cap = face.mostTimes * face.units
  return [
    ...unless(shown.pays === Math.min(sum, cap), 'frames do not add up to the round'),
    ...unless(shown.capped === sum > cap, 'it is not said whether the cap cut'),
    ...unless(shown.frames[0]?.phase === 'base', 'the first frame is not the base game'),
    ...shown.frames.flatMap((frame) => faultsOfFrame(face, frame)),
    ...faultsOfOrder(face, shown.frames),
  ]
}

function unless(holds: boolean, fault: string): string[] {
  return holds ? [] : [fault]
}

function faultsOfFrame(face: SlotFace, frame: Frame): string[] {
  const isSymbol = (symbol: number) => face.symbols[symbol] !== undefined
  const sum = frame.wins.reduce((total, win) => total + win.pays, 0)
  const hasRows = face.rows.every((rows, reel) => frame.grid[reel]?.length === rows)
  return [
    ...unless(hasRows && frame.grid.length === face.reels, 'the grid has another size'),
    ...unless(frame.grid.flat().every(isSymbol), 'the grid has unknown symbols'),
    ...unless(frame.pays === sum, 'wins do not add up to the frame'),
    ...frame.wins.flatMap((win) => faultsOfWin(face, frame, win)),
  ]
}

function faultsOfWin(face: SlotFace, frame: Frame, win: Win): string[] {
  const fits = win.cells.every(([reel, row]) => {
    const there = frame.grid[reel]?.[row] ?? -1
    return there === win.symbol || face.symbols[there]?.role === 'wild'
  })
  const places = new Set(win.cells.map(([reel, row]) => `${reel},${row}`))
  return [
    ...unless(win.pays > 0, 'a win pays nothing'),
    ...unless(win.multiplier % frame.multiplier === 0, 'a win has not the multiplier of its frame'),
    ...unless(fits, 'a cell of a win holds another symbol'),
    ...unless(places.size === win.cells.length, 'a win names a cell twice'),
    ...unless(hasItsCells(face, win), `a win by ${win.kind} has other cells than it says`),
  ]
}

function hasItsCells(face: SlotFace, win: Win): boolean {
  if (win.kind === 'line') return isOnLine(face, win)
  if (win.kind !== 'ways') return win.cells.length === win.count
  const onReels = Array.from(
    { length: win.count },
    (_, reel) => win.cells.filter(([at]) => at === reel).length,
  )
  const cells = onReels.reduce((sum, count) => sum + count, 0)
  return onReels.reduce((ways, count) => ways * count, 1) === win.of && cells === win.cells.length
}

/** From the first reel on, along the rows of its line, and for what the paytable says. */
function isOnLine(face: SlotFace, win: Win): boolean {
  const line = face.lines[win.of]
  const units = face.symbols[win.symbol]?.pays.find(([count]) => count === win.count)?.[1] ?? 0
  return (
    win.cells.length === win.count &&
    win.cells.every(([reel, row], at) => reel === at && line?.[reel] === row) &&
    win.pays === units * win.multiplier
  )
}

/** Free spins and respins are counted down, and what is awarded is what is played. */
function faultsOfOrder(face: SlotFace, frames: readonly Frame[]): string[] {
  const feature = face.features.find(({ kind }) => kind === 'free_spins')
  const most = feature?.kind === 'free_spins' ? (feature.most ?? 0) : 0
  const awarded = frames.reduce((sum, frame) => sum + frame.awarded, 0)
  const played = frames.filter(({ phase }) => phase === 'free').length
  const lastHold = frames.findLast(({ phase }) => phase === 'hold')
  return [
    ...unless(played === awarded, 'free spins awarded are not those played'),
    ...unless(awarded <= most, 'there are more free spins than may be'),
    ...unless(frames.at(-1)?.left === 0, 'something is left at the end'),
    ...unless(lastHold === undefined || lastHold.pays > 0, 'held coins are not paid'),
  ]
}
