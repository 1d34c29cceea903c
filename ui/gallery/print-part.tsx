import { Avatar } from '../figures/avatar.tsx'
import { ballPaints, type BallCategory } from '../figures/ball-colours.ts'
import { Ball, NumberBall } from '../figures/ball.tsx'
import { Card } from '../card.tsx'
import { CopyButton } from '../figures/copy-button.tsx'
import { LazyImage } from '../figures/lazy-image.tsx'
import { Qr } from '../figures/qr.tsx'
import { Ticket } from '../figures/ticket.tsx'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'%3E%3Cpath fill='%23166845' d='M0 0h3v4H0z'/%3E%3Cpath fill='%23e4bd66' d='M1.5 1l.6 1-.6 1-.6-1z'/%3E%3C/svg%3E"

export function PrintPart() {
  return (
    <div className="grid items-start gap-4 md:grid-cols-[320px_1fr]">
      <Ticket
        title="Withdrawal"
        amount="5,000.00"
        currency="Philippine peso"
        lines={[
          { id: 'to', label: 'To', value: 'M. Reyes, ending 4471' },
          { id: 'fee', label: 'Fee', value: '0.00' },
          { id: 'at', label: 'Requested', value: '15 Nov, 14:02' },
        ]}
        reference={
          <>
            <div>
              <span className="block text-meta text-ink-2">Reference</span>
              <b className="font-semibold">WD-2611-0084-71</b>
            </div>
            <CopyButton text="WD-2611-0084-71" label="Copy reference" iconOnly />
          </>
        }
      />
      <Card title="Balls, codes, faces">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-3">
          {(Object.keys(ballPaints) as BallCategory[]).map((category) => (
            <li key={category} className="grid justify-items-center gap-1 text-caption text-text-2">
              <Ball category={category} size={26} />
              {category}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-1.5">
          {[7, 0, 4, 9, 3, 27, 63].map((value) => (
            <NumberBall key={value} value={value} />
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-start gap-4">
          <Qr text="https://baize.example/app/ios" label="Get the app for iPhone" />
          <Qr text={`https://baize.example/${'x'.repeat(3000)}`} label="Too long" />
          <LazyImage
            src={picture}
            alt="Card back"
            fallback={picture}
            width={300}
            height={400}
            className="w-24 rounded-tile"
          />
          <LazyImage
            src="/no-such-picture.png"
            alt="Card back instead"
            fallback={picture}
            width={300}
            height={400}
            className="w-24 rounded-tile"
          />
          <div className="flex items-center gap-2">
            <Avatar name="Marisol Reyes" size="lg" />
            <Avatar name="Ana" />
            <Avatar size="md" />
            <Avatar size="sm" name="IR" />
            <Avatar src="/no-such-face.png" name="Jo" />
          </div>
          <CopyButton text="203.0.113.42" />
        </div>
      </Card>
    </div>
  )
}
