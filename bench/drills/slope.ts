export type Point = { readonly x: number; readonly y: number }

/** The slope of the line that lies nearest to the points, by least squares: so much of y for one of x. */
export function slopeOf(points: readonly Point[]): number {
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [middleX, middleY] = [mean(({ x }) => x), mean(({ y }) => y)]
  let [along, square] = [0, 0]
  for (const { x, y } of points) {
    along += (x - middleX) * (y - middleY)
    square += (x - middleX) ** 2
  }
  if (square === 0) throw new Error('A slope needs points at two moments at least.')
  return along / square
}
