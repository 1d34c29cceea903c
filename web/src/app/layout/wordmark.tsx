import { HomeLink } from '../../shared/home-link.tsx'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'

/** Signs that take the room of two letters. */
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]|[MWmw@]/gu
const roomy = 9

const isLong = (name: string) => name.length + (name.match(wide)?.length ?? 0) > roomy

/** The name of the brand. One that is long or of wide signs is written smaller and in two lines, never cut off. */
export function Wordmark() {
  const t = useText()
  const { name } = useSystem().info.brand
  return (
    <HomeLink
      aria-label={t('shell.brandHome', { brand: name })}
      className={cx(
        'rounded-ctl font-mark leading-tight font-extrabold tracking-tight text-text',
        isLong(name)
          ? 'line-clamp-2 text-h4 wrap-anywhere @max-[26rem]:text-body-s'
          : // The dot that has no room beside the name falls below it, out of sight, and is never cut in two.
            'flex h-[1lh] flex-wrap items-baseline overflow-hidden whitespace-nowrap text-h3 @max-[22.4rem]:text-h4 @min-[47rem]:text-[28px]',
      )}
    >
      {name}
      <span
        aria-hidden="true"
        className="ms-px inline-block size-2 rounded-full bg-metal @max-[21rem]:hidden"
      />
    </HomeLink>
  )
}
