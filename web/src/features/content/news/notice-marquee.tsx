import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Megaphone, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Announcement } from '@baize/contract/content/content'
import { languageEntry } from '@baize/kernel/language'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { IconButton } from '@baize/ui/icon-button'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useReducedMotion } from '@baize/ui/look/use-reduced-motion.ts'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { noticesQuery } from '../api.ts'
import '../banners/carousel.css'

/** Calm enough to be read: a line of sixty letters takes ten seconds. */
const pixelsPerSecond = 45

/** The operator's notices in one line. A single one stands still; a click opens them all. */
export function NoticeMarquee() {
  const t = useText()
  const notices = useQuery(noticesQuery).data
  const reduced = useReducedMotion()
  if (!notices) return <Bar>{null}</Bar>
  if (notices.length === 0) return <Bar>{t('shell.noNotices')}</Bar>
  if (notices.length > 1)
    return reduced ? <OneByOne notices={notices} /> : <Moving notices={notices} />
  return (
    <Bar>
      {notices.map((notice) => (
        <Line key={notice.id} notice={notice} />
      ))}
    </Bar>
  )
}

type BarProps = {
  readonly children: ReactNode
  readonly notice?: string
  readonly label?: string
  readonly controls?: ReactNode
}

/** The frame of the line: all of it leads to the notices, but for what stops it. */
function Bar({ children, notice, label, controls }: BarProps) {
  const now = useAddress()
  return (
    // Above the page: whatever stands above something that moves becomes a picture of its own, and games are many.
    <div className="marquee relative z-1 flex h-11 min-w-0 items-center rounded-ctl border border-line bg-s1 text-text-2">
      <Link
        to={{ path: now.path, search: { ...now.search, popup: 'notice', notice } }}
        aria-label={label}
        aria-current={undefined}
        className="flex h-full min-w-0 flex-1 items-center gap-3 rounded-ctl px-3.5 hover:text-text focus-visible:-outline-offset-2"
      >
        <Megaphone size={18} aria-hidden="true" className="flex-none text-brass" />
        <span className="min-w-0 flex-1 truncate">{children}</span>
      </Link>
      {controls && <div className="flex flex-none items-center pe-1">{controls}</div>}
    </div>
  )
}

function Line({ notice }: { notice: Announcement }) {
  const momentText = useMomentText()
  const lang =
    notice.fallbackLanguage === null ? undefined : languageEntry(notice.fallbackLanguage).tag
  return (
    <>
      <b className="me-2 font-semibold text-text">{momentText(notice.startsAt, 'day')}</b>
      <span lang={lang}>{notice.title}</span>
    </>
  )
}

/** Two copies follow each other, so that the line never ends; only the first is read out. */
function Moving({ notices }: { notices: readonly Announcement[] }) {
  const t = useText()
  const [still, setStill] = useState(false)
  const track = useRef<HTMLSpanElement>(null)
  useSpeed(track)
  const toggle = t(still ? 'shell.playNotices' : 'shell.pauseNotices')
  return (
    <Bar
      label={t('shell.noticesAre', { titles: notices.map(({ title }) => title).join(' · ') })}
      controls={
        <IconButton
          size="sm"
          label={toggle}
          icon={still ? <Play size={16} /> : <Pause size={16} />}
          onClick={() => setStill(!still)}
        />
      }
    >
      <span ref={track} aria-hidden="true" className="marquee-track" data-still={still}>
        {[0, 1].map((copy) => (
          <span key={copy} className="flex">
            {notices.map((notice) => (
              <span key={notice.id} className="pe-10 whitespace-nowrap">
                <Line notice={notice} />
              </span>
            ))}
          </span>
        ))}
      </span>
    </Bar>
  )
}

/** One copy takes as long to pass as its length wants. */
function useSpeed(track: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = track.current
    if (!node) return undefined
    // Told after a layout that was due anyway; to ask for the width would force one.
    const watcher = new ResizeObserver(() => {
      const seconds = Math.round(node.scrollWidth / 2 / pixelsPerSecond)
      node.style.setProperty('--marquee-time', `${Math.max(10, seconds)}s`)
    })
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [track])
}

/** For whoever wants nothing to move: one at a time, turned by hand. */
function OneByOne({ notices }: { notices: readonly Announcement[] }) {
  const t = useText()
  const [at, setAt] = useState(0)
  const shown = notices[at % notices.length]
  const step = (by: number) => setAt((at + by + notices.length) % notices.length)
  if (!shown) return null
  return (
    <Bar
      notice={shown.id}
      controls={
        <>
          <IconButton
            size="sm"
            label={t('shell.previousNotice')}
            icon={<ChevronLeft size={18} className="rtl:rotate-180" />}
            onClick={() => step(-1)}
          />
          <IconButton
            size="sm"
            label={t('shell.nextNotice')}
            icon={<ChevronRight size={18} className="rtl:rotate-180" />}
            onClick={() => step(1)}
          />
        </>
      }
    >
      <Line notice={shown} />
    </Bar>
  )
}
