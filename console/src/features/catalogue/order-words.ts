import type { OrderWords } from '../../shared/order-bar.tsx'

export const orderWords: OrderWords = {
  notSaved: 'catalogue.notSaved',
  undo: 'catalogue.undo',
  save: 'catalogue.saveOrder',
  text: 'catalogue.orderText',
  saved: 'catalogue.orderSaved',
}

/** The same where not only the order changes but also what is in the list. */
export const listWords: OrderWords = {
  notSaved: 'catalogue.listNotSaved',
  undo: 'catalogue.undo',
  save: 'catalogue.saveList',
  text: 'catalogue.listText',
  saved: 'catalogue.listSaved',
}
