import type { ReactNode } from 'react'
import { drawCabinetCloth, drawCartoucheEmblem } from '@baize/ui/art/reel-symbol'
import type { ReelTheme } from '@baize/ui/art/reel-theme'
import './cabinet.css'

type Props = {
  readonly name: string
  readonly theme: ReelTheme
  readonly children: ReactNode
  readonly foot?: ReactNode
}

const plate = 'M0 0H420L404 14V48A10 10 0 0 1 394 58H26A10 10 0 0 1 16 48V14Z'
const plateRule = 'M22 0V46A6 6 0 0 0 28 52H392A6 6 0 0 0 398 46V0'

/** So many letters stand on one line of the plate in its usual size. */
const fitting = 17

/** The cabinet round the reels: cloth, brass and the title on paper. It is printed matter, the same in both themes. */
export function Cabinet({ name, theme, children, foot }: Props) {
  const emblem = drawCartoucheEmblem(theme)
  return (
    <section aria-label={name} className="cabinet" style={{ backgroundColor: theme.cabinet }}>
      <svg
        aria-hidden="true"
        preserveAspectRatio="xMidYMid slice"
        viewBox="-300 -226 600 452"
        className="cabinet-cloth"
        // oxlint-disable-next-line react/no-danger -- drawn by our own generator, which lets no text of a title into its drawing
        dangerouslySetInnerHTML={{ __html: drawCabinetCloth(theme) }}
      />
      <div className="cabinet-rule" />
      <div className="cabinet-rule cabinet-rule-inner" />
      <header className="cartouche">
        <svg
          aria-hidden="true"
          viewBox="0 0 420 64"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <path d={plate} fill="var(--paper)" />
          <path d={plateRule} fill="none" stroke={theme.cabinet} strokeWidth="1.5" />
        </svg>
        <Emblem drawing={emblem} />
        <h1 data-long={name.length > fitting} style={{ color: theme.title }}>
          {name}
        </h1>
        <Emblem drawing={emblem} />
      </header>
      {children}
      {foot}
    </section>
  )
}

function Emblem({ drawing }: { readonly drawing: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-80 -80 160 160"
      className="cartouche-emblem"
      // oxlint-disable-next-line react/no-danger -- drawn by our own generator
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
