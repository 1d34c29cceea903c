/** A piece of HTML, read the way a browser reads it, as far as the allow list needs to know. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'start'
      readonly name: string
      /** By name in lower case, of two equal ones the first; values with their references resolved. */
      readonly attributes: ReadonlyMap<string, string>
    }
  | { readonly kind: 'end'; readonly name: string }
  /** Comments, declarations and elements whose content is no text for people. */
  | { readonly kind: 'dropped'; readonly name: string }

/** Their content is code, styles, another language or another page. It goes with them. */
const goneWhole = new Set(
  'script style template iframe noscript noembed noframes object embed applet svg math select textarea title xmp plaintext head audio video canvas'.split(
    ' ',
  ),
)

/** Reads to the end, whatever comes: what is cut in the middle of a tag is dropped, as browsers do. */
export function readHtml(source: string): HtmlToken[] {
  const lower = lowerAscii(source)
  const tokens: HtmlToken[] = []
  let at = 0
  while (at < source.length) {
    const open = source.indexOf('<', at)
    const end = open === -1 ? source.length : open
    if (end > at) tokens.push({ kind: 'text', text: source.slice(at, end) })
    if (open === -1) break
    const [token, next] = readMarkup(source, lower, open)
    tokens.push(token)
    at = next
  }
  return tokens
}

type Read = readonly [HtmlToken, number]

function readMarkup(source: string, lower: string, open: number): Read {
  if (source.startsWith('<!--', open)) {
    return [{ kind: 'dropped', name: '!--' }, after(source, '-->', open + 4)]
  }
  const mark = source[open + 1] ?? ''
  if (mark === '!' || mark === '?') {
    return [{ kind: 'dropped', name: mark }, after(source, '>', open + 2)]
  }
  const isEnd = mark === '/'
  const nameAt = open + (isEnd ? 2 : 1)
  // A sign that opens no tag is a sign: 1 < 2.
  if (!/[a-z]/.test(lower[nameAt] ?? '')) {
    return isEnd
      ? [{ kind: 'dropped', name: '/' }, after(source, '>', nameAt)]
      : [{ kind: 'text', text: '<' }, open + 1]
  }
  return readTag(source, lower, nameAt, isEnd)
}

function readTag(source: string, lower: string, nameAt: number, isEnd: boolean): Read {
  let at = nameAt
  while (at < source.length && !/[\s/>]/.test(source[at] ?? '')) at += 1
  const name = lower.slice(nameAt, at)
  const [attributes, next] = readAttributes(source, lower, at)
  if (next === undefined) return [{ kind: 'dropped', name }, source.length]
  if (isEnd) return [{ kind: 'end', name }, next]
  if (!goneWhole.has(name)) return [{ kind: 'start', name, attributes }, next]
  const close = lower.indexOf(`</${name}`, next)
  return [{ kind: 'dropped', name }, close === -1 ? source.length : after(source, '>', close)]
}

/** The attributes up to the end of the tag, and where it ends; nowhere when the text is over before. */
function readAttributes(
  source: string,
  lower: string,
  start: number,
): readonly [ReadonlyMap<string, string>, number | undefined] {
  const attributes = new Map<string, string>()
  const form =
    /[\s/]*(?:(>)|([^\s/>=][^\s/>=]*|=[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*))?)?)/y
  let at = start
  for (;;) {
    form.lastIndex = at
    const found = form.exec(source)
    if (found === null) return [attributes, undefined]
    at = form.lastIndex
    if (found[1] !== undefined) return [attributes, at]
    // A quotation that never ends swallows the rest of the text.
    if (/=\s*$/.test(found[0]) && /["']/.test(source[at] ?? '')) return [attributes, undefined]
    const nameAt = at - found[0].length + found[0].search(/[^\s/]/)
    const name = lower.slice(nameAt, nameAt + (found[2] ?? '').length)
    const value = found[3] ?? found[4] ?? found[5] ?? ''
    if (!attributes.has(name)) attributes.set(name, resolveReferences(value))
  }
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  sol: '/',
  Tab: '\t',
  NewLine: '\n',
}

/** Resolves what tends to stand in attributes. What is left as it is will be written as plain signs. */
function resolveReferences(value: string): string {
  return value.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,10}));?/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found === -1 ? source.length : found + mark.length
}

/** Letters of ASCII alone, so that places in the copy are places in the text. */
function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
