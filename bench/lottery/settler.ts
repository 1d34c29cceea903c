import { openLotteryHouse } from './house.ts'

// A node that settles what is drawn, until it is killed.
const [root = ''] = process.argv.slice(2)
const { lottery, clock } = await openLotteryHouse(root, process.env)
clock.aheadMs = 86_400_000
await lottery.settleDue()
process.exit(0)
