import { contrastTable } from '../look/contrast.ts'
import { Card } from '../card.tsx'
import { StatusChip } from '../figures/status-chip.tsx'

const swatches = [
  ['bg', 's1', 's2', 's3', 'line', 'line-strong', 'text', 'text-2', 'text-3'],
  ['brass', 'link', 'focus', 'pos', 'neg', 'warn', 'info'],
  ['primary', 'primary-hover', 'felt', 'felt-hover', 'danger', 'metal', 'paper', 'paper-2', 'ink'],
]

const scale = [
  ['text-hero', 'Hero 56'],
  ['text-h1', 'Heading one 40'],
  ['text-h2', 'Heading two 30'],
  ['text-h3', 'Heading three 24'],
  ['text-h4', 'Heading four 20'],
]

export function TokensPart() {
  const hue = Number(new URLSearchParams(location.search).get('hue') ?? 162)
  const failing = contrastTable(hue).filter((entry) => !entry.passes).length
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card
        title="Colours"
        actions={
          <StatusChip tone={failing ? 'bad' : 'ok'}>
            {failing ? `${failing} pairs fail` : 'All pairs pass'}
          </StatusChip>
        }
      >
        <div className="grid gap-3">
          {swatches.map((row) => (
            <ul key={row[0]} className="grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-2">
              {row.map((token) => (
                <li key={token} className="text-caption text-text-3">
                  <span
                    className="mb-1 block h-9 rounded-ctl border border-line"
                    style={{ background: `var(--${token})` }}
                  />
                  {token}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Card>
      <Card title="Letters">
        <div className="grid gap-2">
          {scale.map(([size, text]) => (
            <p key={size} className={`font-display font-semibold ${size}`}>
              {text}
            </p>
          ))}
          <p className="text-lead">Lead 18. Your balance is safe.</p>
          <p className="text-body">Body 16. Bank transfers may take up to two hours.</p>
          <p className="text-body-s">Small body 14.5, the text of the site.</p>
          <p className="text-meta text-text-2">Meta 13. Draw 20261115-0871</p>
          <p className="text-caption text-text-3">Caption 12. Display counter, not a prize pool</p>
          <p lang="vi" className="font-display text-h4 font-bold">
            Xổ số miền Bắc hôm nay
          </p>
        </div>
      </Card>
    </div>
  )
}
