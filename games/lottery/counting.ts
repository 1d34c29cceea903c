/** How many sets of `k` there are among `n`. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let count = 1
  for (let step = 1; step <= k; step += 1) count = (count * (n - k + step)) / step
  return count
}

/** Every set of `k` of a list, in its order. */
export function subsets<T>(list: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  return list.flatMap((first, place) =>
    subsets(list.slice(place + 1), k - 1).map((rest) => [first, ...rest]),
  )
}

/** In how many orders these symbols can stand. */
export function ordersOf(symbols: readonly unknown[]): number {
  const times = new Map<unknown, number>()
  for (const symbol of symbols) times.set(symbol, (times.get(symbol) ?? 0) + 1)
  return [...times.values()].reduce(
    (count, each) => count / factorial(each),
    factorial(symbols.length),
  )
}

export function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}

export const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0)

export const productOf = (list: readonly number[]): number =>
  list.reduce((product, each) => product * each, 1)

/** Of all ways to take one of each of `k` rows: the products of their sizes, summed. */
export function sumOfProducts(sizes: readonly number[], k: number): number {
  const sums = [1, ...Array.from({ length: k }, () => 0)]
  for (const size of sizes) {
    for (let taken = k; taken >= 1; taken -= 1) {
      sums[taken] = (sums[taken] ?? 0) + (sums[taken - 1] ?? 0) * size
    }
  }
  return sums[k] ?? 0
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Every order of the digits of a number, each once. */
export function allOrders(number: string): string[] {
  if (number.length <= 1) return [number]
  const firsts = [...new Set(number)]
  return firsts.flatMap((first) => allOrders(number.replace(first, '')).map((rest) => first + rest))
}
