/**
 * What a reason that an operator gives looks like: three letters or digits at least, so that there is something to read,
 * and no sign that turns the direction of the line it is shown in.
 */
export const reasonPattern = String.raw`^(?:[^\p{L}\p{N}\u202a-\u202e\u2066-\u2069]*[\p{L}\p{N}]){3}[^\u202a-\u202e\u2066-\u2069]*$`

const form = new RegExp(reasonPattern, 'u')

export function isReason(text: string): boolean {
  return form.test(text)
}
