import type { PairAudit, VoidedRound, WrittenPair } from '@baize/games/audit-pair'
import type { PublicList } from '@baize/games/listed'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useSumText } from '../sum.tsx'
import { useTable } from '../table.tsx'
import { voidReason } from '../void-reason.ts'

export type CheckedPair = {
  readonly pair: WrittenPair
  readonly audit: PairAudit
  readonly list: PublicList | undefined
}

const tones = {
  proven: 'ok',
  refuted: 'bad',
  incomplete: 'pending',
  contested: 'pending',
} as const

/** What was found of a pair: the verdict, what speaks against it, what was not told, and what was voided. */
export function PairFound({ pair, audit, list }: CheckedPair) {
  const t = useText()
  const { table } = useTable()
  const sumText = useSumText(table.currency)
  const { verdict, skipped, surplus, wrong, unshown, voided } = audit
  // All that was played holds, and nothing is missing but what nobody was shown.
  const isByVoid =
    voided.length > 0 &&
    unshown.length === 0 &&
    audit.checks.commitment === true &&
    audit.checks.listed === true
  const titles = {
    proven: t('arcade.pairProven', { count: pair.rounds.length }),
    refuted: t('arcade.pairRefuted'),
    incomplete: isByVoid
      ? t('arcade.pairVoidedSome', { played: audit.proven, voided: voided.length })
      : t('arcade.pairIncomplete'),
    contested: t('arcade.pairContested'),
  }
  const won = voided.filter(({ isWon }) => isWon)
  const lines = [
    ...(audit.checks.commitment === false ? [t('arcade.pairNotPromised')] : []),
    listedText(),
    ...(pair.nonce === 0 ? [] : [t('arcade.pairToldTo', { last: pair.nonce - 1 })]),
    ...(skipped.length === 0 ? [] : [t('arcade.pairSkipped', { nonces: skipped.join(', ') })]),
    ...(surplus.length === 0 ? [] : [t('arcade.pairSurplus', { nonces: surplus.join(', ') })]),
    ...(wrong.length === 0
      ? []
      : [t('arcade.pairWrong', { nonces: wrong.map(({ nonce }) => nonce).join(', ') })]),
    ...(won.length === 0 ? [] : [wonText()]),
    ...(unshown.length === 0 ? [] : [t('arcade.pairUnshown', { nonces: unshown.join(', ') })]),
    ...(voided.length === 0 ? [] : [t('arcade.pairVoidedWord')]),
  ]

  function wonText(): string {
    const sum = won.reduce((all, { wouldHavePaid }) => all + BigInt(wouldHavePaid), 0n)
    const counts = { voided: voided.length, won: won.length }
    return t('arcade.pairVoidedWon', { ...counts, sum: sumText(sum) })
  }

  /** Where moves were still to come, nobody can say how it would have ended. */
  function voidedText({ nonce, voidedBy, wouldHavePaid, isUnfinished, isWon }: VoidedRound) {
    const sum = sumText(BigInt(wouldHavePaid))
    const told = { nonce, reason: voidReason(t, voidedBy), sum }
    if (!isUnfinished) return t('arcade.pairVoided', told)
    return isWon ? t('arcade.pairStoodAt', told) : t('arcade.pairUnfinished', told)
  }

  function listedText(): string {
    const { listed } = audit.checks
    const position = pair.position ?? 0
    if (listed === undefined) return t('arcade.pairListUntold')
    if (!listed) return t('arcade.pairNotListed', { position })
    return t('arcade.pairListed', { position, last: list?.entries.at(-1)?.position ?? position })
  }

  return (
    <>
      <Note tone={tones[verdict]} title={titles[verdict]}>
        {lines.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Note>
      <ul className="grid gap-1 text-meta text-text-2">
        {voided.map((one) => (
          <li key={one.nonce}>{voidedText(one)}</li>
        ))}
      </ul>
    </>
  )
}
