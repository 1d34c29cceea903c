import { writeFileSync } from 'node:fs'
import { proofPage } from '@baize/games/lottery/proof/report'
import { catalogue } from '@baize/games/lottery/testing/catalogue'

writeFileSync('docs/lottery-proof.md', proofPage(catalogue))
