import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'

type Props = {
  readonly count: number
  readonly at: number
  readonly onShow: (index: number) => void
  readonly place: 'side' | 'foot'
  /** The pause, at the end of the row. */
  readonly children: ReactNode
}

const places = {
  side: 'absolute end-4 bottom-3 md:end-8 md:bottom-5 md:flex-col',
  foot: 'absolute inset-x-0 bottom-2 justify-center',
}

export function CarouselDots({ count, at, onShow, place, children }: Props) {
  const t = useText()
  return (
    <div className={cx('flex items-center gap-0.5', places[place])}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={t('shell.showBanner', { number: index + 1 })}
          aria-current={index === at ? 'true' : undefined}
          onClick={() => onShow(index)}
          className="group/dot grid size-6 place-items-center rounded-full"
        >
          <span className="size-2.5 rounded-full border-[1.5px] border-[#f8f3e6] bg-[#05110c]/40 group-aria-[current=true]/dot:bg-[#f8f3e6]" />
        </button>
      ))}
      {children}
    </div>
  )
}

/** What moves longer than five seconds can be stopped by whoever it disturbs. */
export function PauseButton({ playing, onToggle }: { playing: boolean; onToggle: () => void }) {
  const t = useText()
  const label = t(playing ? 'shell.pauseBanners' : 'shell.playBanners')
  const Icon = playing ? Pause : Play
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onToggle}
      className="grid size-6 place-items-center rounded-full text-[#f8f3e6]"
    >
      <Icon size={16} aria-hidden="true" className="drop-shadow-[0_0_2px_#05110c]" />
    </button>
  )
}
