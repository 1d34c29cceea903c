import { languages, type Language } from '@baize/kernel/language'

/** A word or a name in every language of the platform. */
export type Names = Readonly<Record<Language, string>>

/** Gender and number of a noun's Portuguese word, with which its adjective and article must agree. */
export type Form = 'm' | 'f' | 'mp' | 'fp'

export type Noun = { readonly names: Names; readonly form: Form }

/** Each language's word is ready to stand beside a noun: with its linker in Filipino, masculine in Portuguese. */
export type Adjective = { readonly names: Names }

/** What something is made of. */
export type Stuff = { readonly names: Names }

const articleOf: Record<Form, string> = { m: 'do', f: 'da', mp: 'dos', fp: 'das' }

/** Golden + Tiger: a golden tiger. */
export function describe({ names: word }: Adjective, { names, form }: Noun): Noun {
  return {
    form,
    names: {
      EN: `${word.EN} ${names.EN}`,
      JA: `${word.JA}${names.JA}`,
      KO: `${word.KO} ${names.KO}`,
      PT: `${names.PT} ${agree(word.PT, form)}`,
      TY: `${word.TY} ${names.TY}`,
    },
  }
}

/** Tiger + Gate: the Tiger Gate. */
export function belong(owner: Noun, head: Noun): Noun {
  return {
    form: head.form,
    names: { ...owned(owner, head), EN: `${owner.names.EN} ${head.names.EN}` },
  }
}

/** Gate + Tiger: the Gate of the Tiger. */
export function ofThe(head: Noun, owner: Noun): Noun {
  const article = owner.form.endsWith('p') ? '' : 'the '
  const EN = `${head.names.EN} of ${article}${owner.names.EN}`
  return { form: head.form, names: { ...owned(owner, head), EN } }
}

function owned({ names: owner, form }: Noun, { names: head }: Noun): Omit<Names, 'EN'> {
  return {
    JA: `${owner.JA}の${head.JA}`,
    KO: `${owner.KO}의 ${head.KO}`,
    PT: `${head.PT} ${articleOf[form]} ${owner.PT}`,
    TY: `${head.TY} ng ${owner.TY}`,
  }
}

/** Jade + Gate: the Jade Gate. */
export function madeOf({ names: stuff }: Stuff, { names, form }: Noun): Noun {
  return {
    form,
    names: {
      EN: `${stuff.EN} ${names.EN}`,
      JA: `${stuff.JA}の${names.JA}`,
      KO: `${stuff.KO} ${names.KO}`,
      PT: `${names.PT} de ${stuff.PT}`,
      TY: `${names.TY} ng ${stuff.TY}`,
    },
  }
}

/** Tiger + 68: Tiger 68. */
export function numbered(noun: Noun, number: string): Noun {
  return { form: noun.form, names: eachLanguage((language) => `${noun.names[language]} ${number}`) }
}

export function eachLanguage(name: (language: Language) => string): Names {
  return Object.fromEntries(languages.map(({ wire }) => [wire, name(wire)])) as Names
}

/** A Portuguese adjective, given in the masculine singular, in the form of its noun. */
function agree(word: string, form: Form): string {
  // "do Norte" and the like are no adjectives and never change.
  if (word.includes(' ')) return word
  const feminine = form.startsWith('f')
  const single = feminine ? word.replace(/or$/, 'ora').replace(/o$/, 'a') : word
  return form.endsWith('p') ? plural(single) : single
}

function plural(word: string): string {
  if (word.endsWith('il')) return `${word.slice(0, -2)}is`
  if (word.endsWith('l')) return `${word.slice(0, -1)}is`
  if (word.endsWith('m')) return `${word.slice(0, -1)}ns`
  return /[rz]$/.test(word) ? `${word}es` : `${word}s`
}

type Row = readonly [english: string, rest: readonly string[]]

/** A table of words: one a line, its languages in the order EN, JA, KO, PT, TY, a bar between them. */
function readRows(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', ...rest] = line.split('|').map((cell) => cell.trim())
      if (english === '' || rest.length !== 4 || rest.includes('')) {
        throw new Error(`Not a row of a table of words: ${line}`)
      }
      return [english, rest] as const
    })
}

function namesOf([EN, [JA = '', KO = '', PT = '', TY = '']]: Row): Names {
  return { EN, JA, KO, PT, TY }
}

/** Adjectives and stuffs. */
export function readWords(table: string): { readonly names: Names }[] {
  return readRows(table).map((row) => ({ names: namesOf(row) }))
}

/** Nouns; the Portuguese word is followed by its form. */
export function readNouns(table: string): Noun[] {
  return readRows(table).map((row) => {
    const names = namesOf(row)
    const [, PT = '', form] = /^(.+) (m|f|mp|fp)$/.exec(names.PT) ?? []
    if (form === undefined) throw new Error(`A noun without a form: ${names.EN}`)
    return { names: { ...names, PT }, form: form as Form }
  })
}
