/** One round of each is in the vectors: a model of every engine, by lines, by ways and by clusters, and one with a pool. */
export const slotVectors: readonly { readonly model: string; readonly stake: string }[] = [
  { model: 'lines-10-medium', stake: '100' },
  { model: 'lines-25-medium', stake: '250' },
  { model: 'ways-243-low', stake: '50' },
  { model: 'cluster-low', stake: '40' },
  { model: 'jackpot-lines-20', stake: '20' },
]
