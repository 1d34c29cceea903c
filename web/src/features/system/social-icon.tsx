import type { SocialName } from './social-links.ts'

// Drawn by ourselves in one stroke weight: the icon set carries no brand marks.
const paths: Record<Exclude<SocialName, 'TELEGRAM-1'>, string> = {
  TELEGRAM: 'M21 4 3 11l6 2 2 6 3-4 5 4zM9 13l8-6',
  FACEBOOK: 'M15 4h-2a3 3 0 0 0-3 3v13M7 11h7',
  INSTAGRAM:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 7v.01',
  YOUTUBE: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
  WHATSAPP: 'M4 20l1.4-4A8 8 0 1 1 8 18.700zM9 9c0 3 3 6 6 6l1-2-2-1-1 1c-1 0-2-1-2-2l1-1-1-2z',
  TIKTOK: 'M13 4v11a4 4 0 1 1-4-4M13 4c0 3 2 5 5 5',
  TWITTER: 'M4 4l16 16M20 4 4 20',
}

export function SocialIcon({ name }: { name: SocialName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name === 'TELEGRAM-1' ? 'TELEGRAM' : name]} />
    </svg>
  )
}
