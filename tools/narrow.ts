/**
 * Code with each sign beyond Latin-1 as an escape. The engine keeps the text of a program for as long as it runs, and a single wide
 * sign doubles all of it. A bundler escapes those of strings; what is left stands in patterns and comments.
 */
export function narrow(code: string): string {
  return code.replace(
    /[^\0-\xff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
