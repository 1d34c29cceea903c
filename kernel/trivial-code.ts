/**
 * Short codes at the head of every list of leaked ones that follow from no rule below: ways across a keypad, and numbers
 * that people know by heart.
 */
const wellKnown: ReadonlySet<string> = new Set(
  `147258 147369 147852 147896 142536 159357 159753 159263 258369 258456 321654 357159 369258
  369147 456123 741852 753159 753951 789456 852963 951753 963852 963741 125478 123654 123789
  456852
  010203 102030 112358 100200 200100 142857 271828 314159 161803 520131 131420 123698 124578
  134679 246810 135790 123450 098765`.split(/\s+/),
)

/**
 * Whether a short code would be among the first that somebody tries: one sign, one step, one block over and over, pairs,
 * a mirror, or one that is well known. Of other codes there are enough.
 */
export function isTrivialCode(code: string): boolean {
  const signs = [...code.normalize('NFKC').toLowerCase()]
  if (signs.length < 2) return true
  const plain = signs.join('')
  return (
    wellKnown.has(plain) ||
    hasOneStep(signs) ||
    repeatsBlock(plain) ||
    isInRuns(signs) ||
    plain === signs.toReversed().join('')
  )
}

/** 000000, 123456, 987654, 246802: digits go on after nine with nought. */
function hasOneStep(signs: readonly string[]): boolean {
  const digits = signs.every((sign) => sign >= '0' && sign <= '9' && sign.length === 1)
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => {
    const step = code - (codes[index] ?? 0)
    return digits ? (step + 10) % 10 : step
  })
  return steps.every((step) => step === steps[0])
}

/** 121212, 123123. */
function repeatsBlock(plain: string): boolean {
  return (plain + plain).indexOf(plain, 1) < plain.length
}

/** 112233, 111222: no sign stands alone. */
function isInRuns(signs: readonly string[]): boolean {
  return signs.every((sign, index) => sign === signs[index - 1] || sign === signs[index + 1])
}
