import type { ReactNode } from 'react'

/*
 * A phone, and on it the one thing that a step is about, in brass. All decorative: the words beside each say the same.
 */

function Phone({ children }: { children: ReactNode }) {
  return (
    <svg
      width={72}
      height={104}
      viewBox="0 0 72 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="8" y="3" width="56" height="98" rx="9" />
      <path d="M30 9h12" />
      {children}
    </svg>
  )
}

const mark = { className: 'text-brass', stroke: 'currentColor' }

export function AllowPicture() {
  return (
    <Phone>
      <rect x="15" y="34" width="42" height="38" rx="5" />
      <path d="M21 42h30M21 48h22M15 58h42M36 58v14" />
      <path {...mark} d="M42 65h9" strokeWidth="3" />
    </Phone>
  )
}

export function SettingsPicture() {
  return (
    <Phone>
      <path d="M15 20h18M15 46h42M15 60h42M15 74h42M15 88h42" />
      <rect {...mark} x="14" y="26" width="44" height="14" rx="4" />
      <path {...mark} d="M20 33h20M51 30l3 3-3 3" />
    </Phone>
  )
}

export function InstallPicture() {
  return (
    <Phone>
      <path {...mark} d="M45 20h12" strokeWidth="3" />
      <path d="M15 20h8" />
      <rect x="26" y="34" width="20" height="20" rx="5" />
      <path d="M20 64h32M24 71h24M15 84h42" />
    </Phone>
  )
}

export function HomeScreenPicture() {
  return (
    <Phone>
      {[18, 33].map((y) => (
        <path key={y} d={`M17 ${y}h8v8h-8zM32 ${y}h8v8h-8zM47 ${y}h8v8h-8z`} />
      ))}
      <path d="M17 48h8v8h-8z" />
      <rect {...mark} x="31" y="47" width="11" height="11" rx="3" />
      <circle {...mark} cx="36.500" cy="52.500" r="1.500" fill="currentColor" />
      <path d="M20 88h32" />
    </Phone>
  )
}

export function FilePicture() {
  return (
    <Phone>
      <path d="M25 32h15l8 8v30H25zM40 32v8h8" />
      <path {...mark} d="M36.500 46v14m-5-5 5 5 5-5" />
      <path d="M15 84h42" />
    </Phone>
  )
}
