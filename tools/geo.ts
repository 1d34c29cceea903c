import { readFileSync, writeFileSync } from 'node:fs'
import { pack } from '../server/src/rooms/system/regions/geo/packed.ts'
import { readText } from '../server/src/rooms/system/regions/geo/read-text.ts'
import { spansOf } from '../server/src/rooms/system/regions/geo/spans.ts'

/**
 * `npm run geo -- <file> [<file>]` makes the data that comes with us of newer text files, those of IPFire's location
 * database as Debian hands them out with `tor-geoipdb` (/usr/share/tor/geoip and geoip6).
 */
const target = new URL('../server/data/countries.bin', import.meta.url)

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('Use it so: npm run geo -- /usr/share/tor/geoip /usr/share/tor/geoip6')
  process.exit(2)
}
const read = files.map((file) => readText(readFileSync(file, 'utf8'), file))
const [about] = read.map((one) => one.about).toSorted((a, b) => a.date.localeCompare(b.date))
if (about === undefined || about.date === '' || about.licence === '') {
  console.error('These files do not say when they were made and under which licence.')
  process.exit(1)
}
const spans = spansOf(read.flatMap(({ ranges }) => ranges))
const packed = pack(spans, about)
writeFileSync(target, packed)
console.log(
  `${about.source}, ${about.date}, ${about.licence}: ${spans.v4.starts.length} steps of IPv4, ` +
    `${spans.v6.starts.length} of IPv6, ${packed.length} bytes.`,
)
