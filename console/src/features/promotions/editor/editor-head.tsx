import { ArrowLeft, Pause, Play, Save, Square, Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DeskOffer } from '@baize/contract/promotions/offers-desk'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useHeldNumbers } from '@baize/ui/forms/held-numbers'
import { Link } from '@baize/ui/navigation/link'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useToast } from '@baize/ui/overlays/toast'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { OfferState } from '../list/offer-table.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { TurnDialog, turnsOf, turnWords, type Turn } from './turn-dialog.tsx'
import type { OfferDraft } from './use-offer-draft.ts'

type EditorHeadProps = {
  readonly offer: DeskOffer | undefined
  readonly draft: OfferDraft
  /** Who may publish and turn it; writing a closed one is over for everybody. */
  readonly mayWrite: boolean
}

const icons = { pause: Pause, resume: Play, close: Square }

/** Its name, how it stands, and what can be done with it. */
export function EditorHead({ offer, draft, mayWrite }: EditorHeadProps) {
  const t = useText()
  const { refused, forget } = useHeldNumbers()
  const [open, setOpen] = useState<Turn | 'publish'>()
  const saving = useSaving(draft, mayWrite && refused === 0)
  const title = draft.document.title.EN?.trim() || t('offers-desk.newTitle')
  const mayPublish = draft.findings.length === 0 && refused === 0 && !draft.isBehind
  const hasNews = draft.isChanged || offer?.hasDraft === true
  const close = () => setOpen(undefined)
  return (
    <>
      <div>
        <Link to="/promotions" className={buttonClass({ size: 'sm', variant: 'ghost' })}>
          <ArrowLeft size={16} aria-hidden="true" />
          {t('offers-desk.all')}
        </Link>
      </div>
      <PageHead
        title={title}
        sub={<Standing offer={offer} isChanged={draft.isChanged} />}
        actions={
          mayWrite && (
            <>
              {offer &&
                turnsOf(offer.version === 0 ? 'draft' : offer.state).map((turn) => {
                  const Icon = icons[turn]
                  return (
                    <Button key={turn} icon={<Icon size={16} />} onClick={() => setOpen(turn)}>
                      {t(turnWords[turn].name)}
                    </Button>
                  )
                })}
              {draft.isChanged && offer && (
                <Button
                  variant="ghost"
                  onClick={() => {
                    forget()
                    draft.discard()
                  }}
                >
                  {t('offers-desk.discard')}
                </Button>
              )}
              <Button
                icon={<Save size={16} />}
                busy={saving.busy}
                disabled={!draft.isChanged || refused > 0 || draft.isBehind}
                onClick={saving.save}
              >
                {t('offers-desk.save')}
              </Button>
              <Button
                variant="primary"
                icon={<Upload size={16} />}
                disabled={!mayPublish || !hasNews || offer?.isWaiting}
                onClick={() => setOpen('publish')}
              >
                {t('offers-desk.publish')}
              </Button>
            </>
          )
        }
      />
      <FailureNote error={saving.error} />
      {open === 'publish' && <PublishDialog title={title} draft={draft} onClose={close} />}
      {open !== undefined && open !== 'publish' && offer && (
        <TurnDialog offer={offer} turn={open} onClose={close} />
      )}
    </>
  )
}

function Standing({ offer, isChanged }: Pick<EditorHeadProps, 'offer'> & { isChanged: boolean }) {
  const t = useText()
  if (offer === undefined) return t('offers-desk.unsaved')
  const { version, changedAt, changedBy } = offer
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <OfferState offer={offer} />
      <span>
        {version === 0
          ? t('offers-desk.notPublished')
          : t('offers-desk.version', { number: version })}
        {', '}
        <DeskMoment at={changedAt} /> {t('offers-desk.changedBy', { name: changedBy })}
      </span>
      {isChanged && <b className="font-semibold text-warn">{t('offers-desk.unsaved')}</b>}
    </span>
  )
}

/** By the button, or by the keys that save everywhere. */
function useSaving(draft: OfferDraft, maySave: boolean) {
  const t = useText()
  const show = useToast()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const save = async () => {
    if (busy || !maySave || !draft.isChanged) return
    setBusy(true)
    setError(null)
    try {
      await draft.save()
      show(t('offers-desk.saved'), 'ok')
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { busy, error, save: () => void save() }
}
