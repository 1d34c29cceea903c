import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { ReplyOf } from '@baize/contract/endpoint'
import { checkOffer } from '@baize/contract/promotions/check-offer'
import type { OfferDocument, OfferFinding } from '@baize/contract/promotions/offer'
import type { getOffer } from '@baize/contract/promotions/offers-desk'
import { call, serverNow } from '../../../shared/api.ts'
import { isSame } from '../../../shared/documents/json.ts'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { makeId, root } from '../api.ts'

export type OfferFile = ReplyOf<typeof getOffer>

export type OfferDraft = {
  readonly document: OfferDocument
  readonly findings: readonly OfferFinding[]
  readonly isChanged: boolean
  /** Somebody saved since these edits began. */
  readonly isBehind: boolean
  readonly change: (next: OfferDocument) => void
  readonly discard: () => void
  /** Goes on from what somebody else saved, with the words of this person. */
  readonly keepMine: () => void
  readonly save: () => Promise<void>
  /** Saves what is not saved, and asks a second person. */
  readonly publish: (reason: string) => Promise<void>
}

type Edit = { readonly document: OfferDocument; readonly draftNumber: number }

type Plan = {
  /** Nothing for one that is not on the server yet. */
  readonly id: string | undefined
  readonly file: OfferFile | undefined
  readonly blank: OfferDocument
  readonly onBorn: (id: string) => void
}

/** One promotion open for writing: what was typed, over the saving that it began from. */
export function useOfferDraft({ id, file, blank, onBorn }: Plan): OfferDraft {
  const write = useWrite(root, 'approvals')
  const [edit, setEdit] = useState<Edit>()
  // An id that was sent and not answered is sent again: the same press begins one promotion.
  const pending = useRef<`ofr_${string}`>(undefined)
  const held = file?.draft ?? file?.published ?? blank
  const document = edit?.document ?? held
  const draftNumber = edit?.draftNumber ?? file?.draftNumber ?? 0
  const isChanged = file === undefined || (edit !== undefined && !isSame(edit.document, held))

  /** By the same rules as the server's, with what it told of the house. */
  const check = () => checkOffer(document, { now: new Date(serverNow()), ...file?.house })

  async function send(): Promise<{ id: string; draftNumber: number }> {
    const target = id ?? (pending.current ??= makeId('ofr'))
    try {
      const saved = await call(calls.saveOffer, { id: target, draftNumber, document })
      setEdit((now) => ({ document: now?.document ?? document, draftNumber: saved.draftNumber }))
      if (id === undefined) onBorn(target)
      return { id: target, draftNumber: saved.draftNumber }
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'id_out_of_time')
        pending.current = undefined
      throw error
    }
  }

  return {
    document,
    // What was saved is judged by the server; what is being written by the same rules, at once.
    findings: isChanged || file?.draft === null ? check() : (file?.findings ?? []),
    isChanged,
    isBehind: edit !== undefined && file !== undefined && file.draftNumber > edit.draftNumber,
    change: (next) => setEdit({ document: next, draftNumber }),
    discard: () => setEdit(undefined),
    keepMine: () => setEdit({ document, draftNumber: file?.draftNumber ?? 0 }),
    save: async () => void (await write(send)),
    publish: (reason) =>
      write(async () => {
        const saved =
          isChanged || file?.draft === null ? await send() : { id: id ?? '', draftNumber }
        await call(calls.publishOffer, { ...saved, reason })
      }),
  }
}
