import { useRef, useState } from 'react'
import type { ContractTerms, ContractView } from '@baize/contract/agents/contract-parts'
import { FieldRefused } from '@baize/ui/forms/use-form.ts'
import { useForm } from '../../../../shared/form/use-form.ts'
import type { Sums } from '../../../../shared/sums.ts'
import { affectedBy } from '../affected-note.tsx'
import type { ContractKind } from '../kinds.ts'
import {
  entriesOf,
  entryOf,
  readEntries,
  tierEntries,
  tierFields,
  tierKeys,
  type Entries,
} from './entries.ts'
import { ratesAboveOwn } from './own-rate.ts'
import { placed } from './place-refusal.ts'
import { createOfferSender } from './send-offer.ts'
import { useDraft, useFoundDraft } from './use-draft.ts'

type Plan = {
  /** Who types; drafts are theirs. */
  readonly who: string
  readonly kind: ContractKind
  readonly downline: string
  /** One's own, which bound what can be given. */
  readonly own: ContractTerms
  readonly first: ContractTerms
  readonly waiting: ContractView | undefined
  readonly sums: Sums
  readonly onSent: (offer: ContractView) => void
}

export type Editor = ReturnType<typeof useEditor>

/** The form of an offer: what is typed, as terms too, and how it is sent. */
export function useEditor({ who, kind, downline, own, first, waiting, sums, onSent }: Plan) {
  const draftOf = { who, downline, kind }
  const begins = { first: entriesOf(first, sums), sums }
  const found = useFoundDraft(draftOf, begins)
  const draft = useRef<Entries>(found?.entries ?? begins.first)
  const [send] = useState(createOfferSender)
  // A confirmation is for the terms that it was asked for, and for no others.
  const [confirmedFor, setConfirmedFor] = useState('')
  const [refusedFor, setRefusedFor] = useState('')
  // The terms that were looked at once more; only these are sent.
  const [reviewedFor, setReviewedFor] = useState('')
  const form = useForm<string>({
    draft,
    check(entries) {
      const read = readEntries(kind, entries, sums)
      return { ...ratesAboveOwn(entries, read.terms, own), ...read.problems }
    },
    async send(entries, signal) {
      const { terms } = readEntries(kind, entries, sums)
      const content = JSON.stringify(terms)
      if (reviewedFor !== content) return setReviewedFor(content)
      try {
        const wish = { downline, terms, replaces: waiting?.id }
        const offer = await send(wish, confirmedFor === content, signal)
        kept.drop()
        onSent(offer)
      } catch (error) {
        setRefusedFor(content)
        const refused = placed(error, entries)
        // What concerns a field is mended there.
        if (refused instanceof FieldRefused && refused.field !== '') setReviewedFor('')
        throw refused
      }
    },
  })
  const kept = useDraft({ ...begins, of: draftOf, own, form, found })
  const { terms, problems } = readEntries(kind, form.entries, sums)
  const isWhole = Object.keys(problems).length === 0 && terms.tiers.length > 0
  const content = JSON.stringify(terms)
  const failed = form.failure && 'failed' in form.failure ? form.failure.failed : undefined
  return {
    form,
    terms,
    isWhole,
    draft: kept,
    /** Whether all of a tier can be read. */
    isTierRead: (key: string) =>
      tierFields.every((field) => problems[entryOf(field, key)] === undefined),
    /** The contracts that would end by these terms, once the server has named them. */
    affected: refusedFor === content ? affectedBy(failed) : undefined,
    isReviewed: reviewedFor === content,
    /** Back to the fields. */
    edit: () => setReviewedFor(''),
    isConfirmed: confirmedFor === content,
    confirm: (isRead: boolean) => setConfirmedFor(isRead ? content : ''),
    addTier() {
      const keys = tierKeys(form.entries)
      const key = nextKey(keys)
      const last = keys.at(-1)
      const nothing = { rate: 0, periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }
      for (const [name, value] of Object.entries(tierEntries(key, nothing, sums))) {
        const [field = ''] = name.split('.')
        // A tier asks for at least what the one before does.
        const before = last === undefined || field === 'rate' ? undefined : `${field}.${last}`
        form.set(name, (before && form.entries[before]) ?? value)
      }
      form.set('tiers', [...keys, key].join(' '))
    },
    removeTier(key: string) {
      form.set(
        'tiers',
        tierKeys(form.entries)
          .filter((one) => one !== key)
          .join(' '),
      )
    },
    take(wanted: ContractTerms) {
      for (const [name, value] of Object.entries(entriesOf(wanted, sums))) form.set(name, value)
    },
    errorsOf: (key: string) =>
      tierFields.flatMap((field) => {
        const says = form.errorOf(entryOf(field, key))
        return says === undefined ? [] : [{ field, says }]
      }),
  }
}

/** One that no tier of this form has, or had: what was said of that one is not said of this. */
function nextKey(keys: readonly string[]): string {
  const numbers = keys.map((key) => Number(key.slice(1)))
  return `t${Math.max(99, ...numbers) + 1}`
}
