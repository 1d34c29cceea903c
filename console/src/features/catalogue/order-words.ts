import type { OrderWords } from '../../shared/lists/order-bar.tsx'

export const catalogueOrderWords: OrderWords = {
  notSaved: 'catalogue-desk.notSaved',
  undo: 'catalogue-desk.undo',
  save: 'catalogue-desk.saveOrder',
  text: 'catalogue-desk.orderText',
  saved: 'catalogue-desk.orderSaved',
}

/** The same where not only the order changes but also what is in the list. */
export const listWords: OrderWords = {
  notSaved: 'catalogue-desk.listNotSaved',
  undo: 'catalogue-desk.undo',
  save: 'catalogue-desk.saveList',
  text: 'catalogue-desk.listText',
  saved: 'catalogue-desk.listSaved',
}
