/** What each kind is called, what is said below its picture, and what is done. */
export const kindTexts = {
  wheel: { name: 'tickets.wheel', note: 'tickets.toScale', act: 'tickets.useTicket' },
  egg: { name: 'tickets.egg', note: 'tickets.whichEgg', act: 'tickets.breakEgg' },
  envelope: { name: 'tickets.envelope', note: 'tickets.cutBefore', act: 'tickets.openEnvelope' },
} as const

export const stateTexts = {
  announced: 'tickets.stateAnnounced',
  open: 'tickets.stateOpen',
  sold_out: 'tickets.stateSoldOut',
  over: 'tickets.stateOver',
} as const
