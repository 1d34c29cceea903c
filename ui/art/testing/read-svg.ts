// A strict reader for the small part of XML that the pictures use. It throws where a browser might forgive.

export interface SvgElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

const TAG = /^<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>/
const ATTRIBUTE = /([A-Za-z][\w:-]*)="([^"<]*)"/g
const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);)/

/** Every element of a document in order; throws when it is not well formed or holds text of its own. */
export function readSvg(source: string): SvgElement[] {
  const elements: SvgElement[] = []
  const open: string[] = []
  let rest = source
  while (rest) {
    const found = TAG.exec(rest)
    if (!found) throw new Error(`no tag at: ${rest.slice(0, 60)}`)
    const [whole, closing, name = '', attributes = '', empty] = found
    if (elements.length && !open.length) throw new Error('more than one root')
    if (closing) {
      if (attributes || empty || open.pop() !== name) throw new Error(`stray end of ${name}`)
    } else {
      elements.push({ name, attributes: readAttributes(attributes) })
      if (!empty) open.push(name)
    }
    rest = rest.slice(whole.length)
  }
  if (open.length || !elements.length) throw new Error(`left open: ${open.join(', ')}`)
  return elements
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new Error(`${name} is given twice`)
    if (LOOSE_AMPERSAND.test(value)) throw new Error(`loose ampersand in ${name}`)
    attributes.set(name, value)
  }
  return attributes
}

const ELEMENTS = new Set(['svg', 'g', 'path', 'rect', 'clipPath'])
const ATTRIBUTES = new Set([
  'xmlns',
  'viewBox',
  'preserveAspectRatio',
  'id',
  'clip-path',
  'transform',
  'd',
  'x',
  'y',
  'rx',
  'width',
  'height',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
])
const VALUE = /^[\w\s.,()#:/-]*$/

/** What is wrong with a picture, if anything: an element, attribute or value that a plain drawing has no need of. */
export function listFaults(source: string): string[] {
  return readSvg(source).flatMap(({ name, attributes }) => [
    ...(ELEMENTS.has(name) ? [] : [`<${name}>`]),
    ...[...attributes].flatMap(([key, value]) => {
      const known =
        ATTRIBUTES.has(key) && VALUE.test(value) && !/NaN|undefined|Infinity|null/.test(value)
      const drawn = key !== 'd' || /^M[-\d.\sMLHVQCSAZlhvqcatzm]+$/.test(value)
      return known && drawn ? [] : [`${key}="${value.slice(0, 80)}"`]
    }),
  ])
}
