type Words = { readonly text: string; readonly about: string }

/** What goes: the words, and below them the number. */
export function feedbackTextOf({ text, about }: Words): string {
  return about === '' ? text : `${text.trimEnd()}\n\n${about}`
}

/** How many characters the number takes from those that are allowed. */
export function lengthOf(about: string): number {
  return about === '' ? 0 : about.length + 2
}
