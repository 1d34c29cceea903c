const hidden = '[hidden]'

/** Words that give themselves away by their form; what has no such form must never be handed to a log. */
const patterns: readonly RegExp[] = [
  // Phone numbers: with a plus, or bare digits of that length. Longer or shorter runs are ids, sums and ports, and a
  // number in the place of a JSON value is a figure.
  /\+\d[\d \-().]{6,18}\d/g,
  /(?<![\w.+-]|":)\d{9,15}(?![\w-])/g,
  // Mail addresses.
  /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(?:\.[\w-]+)+/g,
  // Bearer tokens, sealed bodies and signed tokens.
  /\b[Bb]earer\s+[\w.~+/=-]{8,}/g,
  /\beyJ[\w-]{8,}(?:\.[\w-]*){1,4}/g,
  // Passwords inside addresses of databases and servers.
  /(?<=:\/\/[^\s:/@"]{0,64}:)[^\s@"]+(?=@)/g,
  // Named values, as in a query string or a form.
  /(?<=\b(?:password|passwd|pwd|token|secret|otp|mobile|mobileNum|phone|email)=)[^&\s"\\]+/gi,
]

/** Hides what looks like a phone number, a mail address, a token or a password in a text for the log. */
export function scrub(text: string): string {
  return patterns.reduce((scrubbed, pattern) => scrubbed.replace(pattern, hidden), text)
}

/** An error as text for the log or for an operator's eyes. */
export function errorText(error: unknown, length = 1000): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return scrub(text).slice(0, length)
}
