import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import type { Form } from '../../../../shared/form/use-form.ts'
import type { Sums } from '../../../../shared/sums.ts'
import { serverNow } from '../../../../shared/api.ts'
import { fieldsBeyondOwn } from './beyond-own.ts'
import { entryOf, readEntries, tierFields, tierKeys, type Entries } from './entries.ts'
import { dropDraft, keepDraft, readDraft, type Draft, type DraftOf } from './kept-draft.ts'
import { ratesAboveOwn } from './own-rate.ts'

type Begins = { readonly first: Entries; readonly sums: Sums }

/** The draft that waited when the form was opened; the form begins with it. */
export function useFoundDraft(of: DraftOf, { first, sums }: Begins): Draft | undefined {
  const [found] = useState(() => readDraft(of, { first, mark: sums.mark, nowMs: serverNow() }))
  return found
}

const fieldTexts: Readonly<Partial<Record<string, TextKey>>> = {
  basis: 'agents-terms.basis',
  period: 'agents-terms.period',
  carry: 'agents-terms.carry',
  products: 'agents-terms.products',
  cap: 'agents-contracts.cap',
  activeFrom: 'agents-contracts.activeFromDay',
}

type Wrong = {
  readonly beyond: Readonly<Partial<Record<string, TextKey>>>
  readonly rates: readonly string[]
}

/** What of these entries may no longer be given: the fields, with the server's words where a page knows them. */
function wrongOf(kind: DraftOf['kind'], entries: Entries, own: ContractTerms, sums: Sums): Wrong {
  const { terms, problems } = readEntries(kind, entries, sums)
  const beyond = fieldsBeyondOwn(terms, own)
  const rates = { ...ratesAboveOwn(entries, terms, own), ...problems }
  return { beyond, rates: Object.keys(rates) }
}

type Kept = Begins & {
  readonly of: DraftOf
  readonly own: ContractTerms
  readonly form: Form
  readonly found: Draft | undefined
}

/** Keeps what is typed; says of a draft that was found which fields are no longer allowed, here and at the fields. */
export function useDraft({ of, own, form, found, first, sums }: Kept) {
  const t = useText()
  const [isThere, setIsThere] = useState(found !== undefined)
  const { entries } = form
  const isFirst = useRef(true)
  const [wrong] = useState<Wrong>(() =>
    found ? wrongOf(of.kind, found.entries, own, sums) : { beyond: {}, rates: [] },
  )
  const follow = useEffectEvent((typed: Entries) => {
    if (isFirst.current) {
      isFirst.current = false
      for (const [name, key] of Object.entries(wrong.beyond)) {
        if (key) form.refuse(name, { said: t(key) })
      }
      for (const name of wrong.rates) void form.leave(name)
      return
    }
    keepDraft(of, typed, { first, mark: sums.mark, nowMs: serverNow() })
  })
  useEffect(() => follow(entries), [entries])
  const nameOf = (name: string) => {
    const field = fieldTexts[name]
    if (field) return t(field)
    const [part = '', key = ''] = name.split('.')
    const tier = tierKeys(found?.entries ?? {}).indexOf(key) + 1
    const head = tierFields.find((one) => one === part)
    return head && tier > 0 && entryOf(head, key) === name
      ? t('agents-contracts.ofTier', { field: t(tierTexts[head]), tier })
      : name
  }
  return {
    found: isThere ? found : undefined,
    wrong: [...Object.keys(wrong.beyond), ...wrong.rates].map(nameOf),
    discard() {
      setIsThere(false)
      for (const name of Object.keys(wrong.beyond)) form.refuse(name, undefined)
      for (const [name, value] of Object.entries(first)) form.set(name, value)
      dropDraft(of)
    },
    /** It was sent, and is no draft any more. */
    drop() {
      setIsThere(false)
      dropDraft(of)
    },
  }
}

const tierTexts = {
  validBet: 'agents-terms.validBetsFrom',
  loss: 'agents-terms.lossFrom',
  active: 'agents-terms.activeFrom',
  rate: 'agents-terms.rate',
} as const
