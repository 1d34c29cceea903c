import { readFileSync, writeFileSync } from 'node:fs'
import { models } from '@baize/games/slots/models'
import { playModel } from '@baize/games/slots/testing/play-model'
import { hashSources, type PlayedRecord } from '@baize/games/slots/testing/played-record'

/** `npx tsx tools/simulate/write-played.ts` plays the models anew, after their sources were changed on purpose. */
const record: PlayedRecord = {
  sources: hashSources((file) => readFileSync(file, 'utf8')),
  played: Object.fromEntries(models.map((model) => [model.face.id, playModel(model)])),
}
const file = new URL('../../games/slots/testing/played.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
