import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import type { Claim, Judged } from '@baize/games/verify'
import { Note } from '@baize/ui/waiting/note'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'

const claims = {
  commitment: 'arcade.claimCommitment',
  listed: 'arcade.claimListed',
  payout: 'arcade.claimPayout',
  shown: 'arcade.claimShown',
  predecessor: 'arcade.claimPredecessor',
  chain: 'arcade.claimChain',
  salt: 'arcade.claimSalt',
  beacon: 'arcade.claimBeacon',
  value: 'arcade.claimValue',
  outcome: 'arcade.claimOutcome',
} as const satisfies Record<Claim, TextKey>

const verdicts = {
  proven: { tone: 'ok', text: 'arcade.proven' },
  refuted: { tone: 'bad', text: 'arcade.refuted' },
  incomplete: { tone: 'pending', text: 'arcade.incomplete' },
  unbound: { tone: 'pending', text: 'arcade.unbound' },
} as const

/** What was found, claim by claim. Only a round of which everything was told and holds is called proven. */
export function VerdictNote({ judged }: { readonly judged: Judged }) {
  const t = useText()
  const { verdict, checks, missing } = judged
  const { tone, text } = verdicts[verdict]
  const made = (Object.keys(claims) as Claim[]).filter((claim) => checks[claim] !== undefined)
  return (
    <Note tone={tone} role={verdict === 'refuted' ? 'alert' : 'status'} title={t(text)}>
      <ul className="mt-1 grid gap-1">
        {made.map((claim) => (
          <Line key={claim} claim={claim} says={checks[claim] ? 'holds' : 'fails'} />
        ))}
        {missing.map((claim) => (
          <Line key={claim} claim={claim} says="untold" />
        ))}
      </ul>
    </Note>
  )
}

const words = {
  holds: { icon: CircleCheck, text: 'arcade.claimHolds' },
  fails: { icon: CircleAlert, text: 'arcade.claimFails' },
  untold: { icon: CircleHelp, text: 'arcade.claimUntold' },
} as const

type LineProps = { readonly claim: Claim; readonly says: keyof typeof words }

function Line({ claim, says }: LineProps) {
  const t = useText()
  const { icon: Icon, text } = words[says]
  return (
    <li className="flex items-start gap-2 text-meta">
      <Icon size={16} aria-hidden="true" className="mt-0.5 flex-none" />
      <span>
        <b className="font-semibold">{t(text)}:</b> {t(claims[claim])}
      </span>
    </li>
  )
}
