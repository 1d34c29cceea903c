import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'

type Kind = 'declared' | 'observed' | '95' | '99'

type LegendProps = { readonly kinds: readonly Kind[]; readonly tone?: 'link' | 'info' }

/** Which mark is what. */
export function Legend({ kinds, tone = 'link' }: LegendProps) {
  const t = useText()
  const fill = tone === 'info' ? 'bg-info' : 'bg-link'
  const looks: Record<Kind, string> = {
    declared: 'h-3.5 w-0.5 bg-text',
    observed: 'size-2.5 rounded-full bg-link',
    '95': cx('size-2.5 rounded-[2px] opacity-60', fill),
    '99': cx('size-2.5 rounded-[2px] opacity-25', fill),
  }
  const words: Record<Kind, string> = {
    declared: t('rtp-desk.declared'),
    observed: t('rtp-desk.observed'),
    '95': t('rtp-desk.band95'),
    '99': t('rtp-desk.band99'),
  }
  return (
    <span className="flex flex-wrap gap-x-3 text-meta text-text-2">
      {kinds.map((kind) => (
        <span key={kind} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={cx('forced-colors:border', looks[kind])} />
          {words[kind]}
        </span>
      ))}
    </span>
  )
}
