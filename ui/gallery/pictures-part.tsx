import { Card } from '../card.tsx'
import * as pictures from '../figures/pictures.tsx'

export function PicturesPart() {
  return (
    <Card title="Pictures">
      <ul className="grid grid-cols-2 items-end gap-6 md:grid-cols-4">
        {Object.entries(pictures).map(([name, Picture]) => (
          <li key={name} className="grid justify-items-center gap-2 text-caption text-text-3">
            <Picture />
            {name.replace('Picture', '')}
          </li>
        ))}
      </ul>
    </Card>
  )
}
