import { readHtml, type HtmlToken } from './html-tokens.ts'

/** `page` has paragraphs, headings, lists, tables and pictures; `line` only what marks words within a line. */
export type HtmlForm = 'page' | 'line'

export type CleanHtml = {
  readonly html: string
  /** What was taken out, each once: elements by name, attributes as `a href`. */
  readonly removed: readonly string[]
}

const lineMarks = 'a b br code em i s small strong sub sup u'.split(' ')
const pageMarks =
  'blockquote caption h2 h3 h4 hr img li ol p pre table tbody td th thead tr ul'.split(' ')
const allowed: Record<HtmlForm, ReadonlySet<string>> = {
  page: new Set([...lineMarks, ...pageMarks]),
  line: new Set(lineMarks),
}

const empty = new Set(['br', 'hr', 'img'])
/** What opening one of these closes first, if it stands open inside `until`. */
const closes: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  tr: ['tr'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tbody: ['thead', 'tbody'],
  thead: ['thead', 'tbody'],
  a: ['a'],
}
const fences: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  tr: ['table'],
  td: ['tr', 'table'],
  th: ['tr', 'table'],
  tbody: ['table'],
  thead: ['table'],
}
const blocks = new Set('blockquote h2 h3 h4 hr ol p pre table ul'.split(' '))
const deepest = 40

/**
 * Only what is on the allow list, written anew. Every `<` of the result was written here, with a name and attributes
 * from the list, and all else is escaped; so however a browser builds its tree, there is nothing in it that runs,
 * whatever was misread on the way in. Cleaning what is clean changes nothing.
 */
export function cleanHtml(source: string, form: HtmlForm): CleanHtml {
  const removed = new Set<string>()
  const open: string[] = []
  let html = ''

  const closeDownTo = (depth: number) => {
    while (open.length > depth) html += `</${open.pop() ?? ''}>`
  }
  const closeLast = (names: readonly string[], fence: readonly string[] = []) => {
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const name = open[index] ?? ''
      if (names.includes(name)) return closeDownTo(index)
      if (fence.includes(name)) return
    }
  }
  const begin = (name: string, attributes: string) => {
    // A paragraph ends where a block begins, and so does a heading.
    if (blocks.has(name)) closeLast(['p', 'h2', 'h3', 'h4'], ['li', 'td', 'th', 'blockquote'])
    closeLast(closes[name] ?? [], fences[name])
    if (open.length >= deepest) return
    html += `<${name}${attributes}>`
    if (!empty.has(name)) open.push(name)
  }

  for (const token of readHtml(source)) {
    if (token.kind === 'text') html += escapeText(token.text)
    else if (token.kind === 'dropped') removed.add(token.name)
    else if (!allowed[form].has(renamed(token.name))) removed.add(token.name)
    else if (token.kind === 'end') closeLast([renamed(token.name)])
    else {
      const attributes = writeAttributes(token, removed)
      if (attributes !== undefined) begin(renamed(token.name), attributes)
    }
  }
  closeDownTo(0)
  return { html: html.trim(), removed: [...removed] }
}

/** Whether there is nothing to read or to look at in it. */
export function isBlankHtml(html: string): boolean {
  if (/<img /.test(html)) return false
  return /^(?:\s|&nbsp;|&#160;)*$/.test(html.replaceAll(/<[^<>]*>/g, ''))
}

/** The one heading of the first rank belongs to the page around the text. */
const renamed = (name: string) => (name === 'h1' ? 'h2' : name)

type Start = Extract<HtmlToken, { kind: 'start' }>

/** The attributes that may stay, written out; nothing for a picture that may not be shown. */
function writeAttributes({ name, attributes }: Start, removed: Set<string>): string | undefined {
  const kept = new Map<string, string>()
  for (const [attribute, value] of attributes) {
    if (isAllowed(name, attribute, value)) kept.set(attribute, value.trim())
    else if (!ours.has(attribute)) removed.add(`${name} ${attribute}`)
  }
  if (name === 'img' && !kept.has('src')) return undefined
  if (name === 'img' && !kept.has('alt')) kept.set('alt', '')
  if (/^https?:/i.test(kept.get('href') ?? '')) {
    kept.set('target', '_blank')
    kept.set('rel', 'noopener noreferrer')
  }
  return [...kept].map(([key, value]) => ` ${key}="${escapeValue(value)}"`).join('')
}

/** Set anew on each link that leads outside. */
const ours = new Set(['target', 'rel'])

function isAllowed(element: string, attribute: string, value: string): boolean {
  const key = `${element} ${attribute}`
  if (key === 'a href') return isLink(value)
  if (key === 'img src') return isOwnPicture(value)
  if (key === 'img alt') return value.length <= 300
  if (key === 'img width' || key === 'img height') return /^[1-9]\d{0,3}$/.test(value)
  if (/^t[dh] (col|row)span$/.test(key)) return /^[1-9]\d?$/.test(value)
  return false
}

// oxlint-disable-next-line no-control-regex -- control signs are what must not pass
const strange = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029"'<>\\`]/

/** An address outside, a letter, a call, a page of ours or a place in this one; nothing that could run. */
export function isLink(value: string): boolean {
  const url = value.trim()
  if (strange.test(url)) return false
  return /^(?:https?:\/\/[^/]|mailto:|tel:)/i.test(url) || isOwnPath(url) || /^#[\w-]*$/.test(url)
}

/** A path on this host: one slash, and not two, which would name another host. */
export function isOwnPath(url: string): boolean {
  return /^\/(?!\/)/.test(url) && !strange.test(url)
}

/** Pictures come from this house alone: uploaded ones and drawings. */
export function isOwnPicture(value: string): boolean {
  const url = value.trim()
  return /^\/(?:content\/pictures|art\/v1)\/[\w/.?=&%-]+$/.test(url) && !url.includes('..')
}

function escapeText(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- signs that no text needs
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replaceAll(/&(?!(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});)/g, '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  )
}

function escapeValue(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
