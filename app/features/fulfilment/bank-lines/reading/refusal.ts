/** A bank file that cannot be read. The message is in Turkish and names the line. */
export class BankFileRefusal extends Error {}
