import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { OfferFinding } from '@baize/contract/promotions/offer'
import { isLanguage, type Language } from '@baize/kernel/language'
import { isCurrency, type Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../../shared/api.ts'
import { ReadOnlyNote } from '../../../shared/documents/read-only-note.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { offerWriters } from '../roles.ts'
import { BasicsCard } from './basics-card.tsx'
import { CostCard } from './cost-card.tsx'
import { EditorHead } from './editor-head.tsx'
import { FindingsCard } from './findings-card.tsx'
import { namedCurrencies, newOffer, placeOf, withRight } from './offer-document.ts'
import { OfferPreview } from './offer-preview.tsx'
import { controlOf, useProblems } from './problems.ts'
import { RuleCard } from './rule-card.tsx'
import { TextsCard } from './texts-card.tsx'
import { useOfferDraft, type OfferDraft, type OfferFile } from './use-offer-draft.ts'
import { VersionsCard } from './versions-card.tsx'

type OfferEditorProps = {
  readonly id: string | undefined
  /** Nothing before its first saving. */
  readonly file: OfferFile | undefined
  readonly ofBrand: Currency
  readonly onBorn: (id: string) => void
}

/** A promotion as it is written: its rule, its words, what it costs, and what keeps it from being published. */
export function OfferEditor({ id, file, ofBrand, onBorn }: OfferEditorProps) {
  const { can } = useOperator()
  const [blank] = useState(() => newOffer(new Date(serverNow()), ofBrand))
  const draft = useOfferDraft({ id, file, blank, onBorn })
  const [chosen, setCode] = useState<Currency>(ofBrand)
  const [language, setLanguage] = useState<Language>('EN')
  const mayWrite = can(...offerWriters)
  const isOpen = file?.offer.state !== 'closed'
  const named = namedCurrencies(draft.document, ofBrand)
  const codes = named.includes(chosen) ? named : [...named, chosen]
  const part = {
    document: draft.document,
    disabled: !mayWrite || !isOpen,
    // Nobody is told off for what they have not begun to write.
    problem: useProblems(file === undefined ? [] : draft.findings),
    onDocument: draft.change,
  }
  const goTo = (finding: OfferFinding) => {
    const { part: field, within } = placeOf(finding)
    // The field stands there once its currency or language is the one that is shown.
    flushSync(() => {
      if (isCurrency(within)) setCode(within)
      if (isLanguage(within)) setLanguage(within)
    })
    document.getElementById(controlOf(field))?.focus()
  }
  return (
    <>
      <EditorHead offer={file?.offer} draft={draft} mayWrite={mayWrite && isOpen} />
      {!mayWrite && <ReadOnlyNote writers={offerWriters} />}
      <Notes file={file} draft={draft} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <BasicsCard {...part} />
          <RuleCard {...part} code={chosen} codes={codes} ofBrand={ofBrand} onCode={setCode} />
          <TextsCard {...part} language={language} onLanguage={setLanguage} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {isOpen && (
            <FindingsCard
              findings={draft.findings}
              mayWrite={mayWrite}
              onGo={goTo}
              onSet={(finding) => {
                const next = withRight(draft.document, finding)
                if (next) draft.change(next)
              }}
            />
          )}
          <CostCard document={draft.document} code={chosen} />
          <VersionsCard
            versions={file?.versions ?? []}
            holds={file?.offer.version ?? 0}
            onTake={mayWrite && isOpen ? draft.change : undefined}
          />
          <OfferPreview document={draft.document} language={language} />
        </div>
      </div>
    </>
  )
}

type NotesProps = { readonly file: OfferFile | undefined; readonly draft: OfferDraft }

/** That it waits for somebody, or that somebody else has written on. */
function Notes({ file, draft }: NotesProps) {
  const t = useText()
  return (
    <>
      {file?.offer.isWaiting && (
        <Note tone="pending">
          {t('offers-desk.waitsText')}{' '}
          <Link to="/approvals" className="text-link underline underline-offset-4">
            {t('offers-desk.toApprovals')}
          </Link>
        </Note>
      )}
      {draft.isBehind && (
        <Note tone="pending" role="alert" title={t('offers-desk.conflict')}>
          <p>{t('offers-desk.conflictText', { name: file?.offer.changedBy ?? '' })}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={draft.keepMine}>
              {t('offers-desk.keepMine')}
            </Button>
            <Button size="sm" onClick={draft.discard}>
              {t('offers-desk.takeTheirs')}
            </Button>
          </div>
        </Note>
      )}
    </>
  )
}
