type Bought = { readonly play: string; readonly bets: number; readonly picked: string }

/** So much of what was picked is told with a bet; the ticket has all of it. */
const mostPicked = 300

/** What the record of bets tells of a ticket; what was drawn is added when it is settled. */
export const detailOf = (issue: string, { play, bets, picked }: Bought) => ({
  issue,
  play,
  bets,
  picked: picked.slice(0, mostPicked),
})
