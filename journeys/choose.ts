import { expect, type Locator } from '@playwright/test'

/** Chooses as a person does, by the words around it: what is pressed has come to rest, and the choice is seen. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  await expect(radio).toBeChecked()
}
