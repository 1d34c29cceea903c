import { languageEntry } from '@baize/kernel/language'
import type { SlotFace } from '@baize/games/slots/shown'
import { useLanguage, useText } from '@baize/texts/use-text'

/** What a slot returns by itself. What goes to a pool comes back to one, and is said beside it. */
export function ownRtpBps({ rtpBps, jackpot }: SlotFace): number {
  return rtpBps - (jackpot?.contributionBps ?? 0)
}

/** Return to player, and from where to where it pays, in one breath. */
export function HowItPays({ face }: { readonly face: SlotFace }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const percent = (bps: number) =>
    (bps / 10_000).toLocaleString(tag, { style: 'percent', maximumFractionDigits: 2 })
  const how = {
    lines: t('arcade.paysLines'),
    ways: t('arcade.paysWays'),
    cluster: t('arcade.paysCluster'),
  }[face.engine]
  return (
    <p className="mt-3 text-meta text-text-3">
      {t('arcade.rtpIs', { rtp: percent(ownRtpBps(face)) })}{' '}
      {face.jackpot && t('arcade.rtpPool', { share: percent(face.jackpot.contributionBps) })} {how}
    </p>
  )
}
