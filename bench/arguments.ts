export type Choice =
  | { readonly ok: true; readonly names: readonly string[]; readonly strict: boolean }
  | { readonly ok: false; readonly says: string }

/** Reads the command line: names of benchmarks, all of them when none is given, and `--strict`. */
export function chooseBenchmarks(words: readonly string[], known: readonly string[]): Choice {
  const strict = words.includes('--strict')
  const names = words.filter((word) => word !== '--strict')
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    return {
      ok: false,
      says: `There is no benchmark "${unknown}". There are: ${known.join(', ')}.`,
    }
  }
  return { ok: true, names: names.length === 0 ? known : [...new Set(names)], strict }
}
