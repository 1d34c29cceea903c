import { useQuery } from '@tanstack/react-query'
import { Link as LinkIcon, ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { cx } from '@baize/ui/look/cx.ts'
import { Spinner } from '@baize/ui/waiting/spinner'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { auditProofQuery } from '../../shared/proof.ts'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { hashStart, groupedHash } from '../../shared/figures/hash-text.ts'

/** The verdict about the whole chain, its newest links, and its head. */
export function ChainStrip() {
  const { data: proof, isFetching } = useQuery(auditProofQuery)
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line bg-s1 px-5 py-3">
      <Verdict />
      {proof && (
        <>
          <ol className={cx('hidden items-center xl:flex', isFetching && 'opacity-60')}>
            {proof.tail.slice(-5).map((link, index, { length }) => (
              <li key={link.sequence} className="flex items-center">
                {index > 0 && <Joint holds={proof.holds} />}
                <LinkBox {...link} holds={proof.holds} isHead={index === length - 1} />
              </li>
            ))}
          </ol>
          <Head hash={proof.head} />
        </>
      )}
    </section>
  )
}

function Verdict() {
  const t = useText()
  const countText = useCountText()
  const { data: proof, error, isFetching } = useQuery(auditProofQuery)
  const Shield = proof ? (proof.holds ? ShieldCheck : ShieldAlert) : ShieldQuestion
  const tone = proof ? (proof.holds ? 'text-pos' : 'text-neg') : 'text-text-3'
  const title = proof
    ? proof.holds
      ? t('ops.chainHolds')
      : t('ops.chainBroken', { entry: countText(proof.brokenAt ?? 0) })
    : error
      ? t('ops.chainUnknown')
      : t('ops.chainChecking')
  return (
    <div className="flex min-w-0 items-center gap-4" aria-live="polite">
      {isFetching ? (
        <Spinner size={28} className="text-brass" />
      ) : (
        <Shield size={28} aria-hidden="true" className={tone} />
      )}
      <div className="min-w-0">
        <h2 className={cx('text-lead', proof && !proof.holds && 'text-neg')}>{title}</h2>
        <p className="text-text-3">
          {proof ? (
            <>
              {t('ops.chainEntries', { count: countText(proof.entries) })}{' '}
              <DeskMoment at={proof.at} show="clock" />{' '}
              {t('ops.chainTook', { seconds: (proof.tookMs / 1000).toFixed(1) })}
            </>
          ) : (
            error && failureText(error)
          )}
        </p>
      </div>
    </div>
  )
}

function Joint({ holds }: { holds: boolean }) {
  return (
    <span aria-hidden="true" className={cx('flex items-center', holds ? 'text-pos' : 'text-neg')}>
      <span className="h-0.5 w-1.5 bg-current" />
      <LinkIcon size={14} strokeWidth={2.25} className="mx-0.5" />
      <span className="h-0.5 w-1.5 bg-current" />
    </span>
  )
}

type LinkBoxProps = { sequence: string; hash: string; holds: boolean; isHead: boolean }

function LinkBox({ sequence, hash, holds, isHead }: LinkBoxProps) {
  const countText = useCountText()
  const edge = isHead ? (holds ? 'border-pos' : 'border-neg') : 'border-line'
  return (
    <span className={cx('block rounded-ctl border bg-s2 px-2.5 py-1 text-center', edge)}>
      <span className="block text-caption text-text-3">{countText(sequence)}</span>
      <span className="block font-semibold tabular-nums">{hashStart(hash)}</span>
    </span>
  )
}

function Head({ hash }: { hash: string }) {
  const t = useText()
  return (
    <div className="flex items-center gap-2">
      <div className="sm:text-end">
        <p className="font-semibold tabular-nums">
          {t('ops.chainHead', { hash: groupedHash(hash) })}
        </p>
        <p className="text-caption text-text-3">{t('ops.chainHeadHelp')}</p>
      </div>
      <CopyButton iconOnly text={hash} label={t('ops.copyHead')} />
    </div>
  )
}
