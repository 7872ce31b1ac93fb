/** EAN-13 with the Turkish prefix 869; `serial` below 100 million. The check digit follows GS1 (weights 1 and 3). */
export function barcodeOf(serial: number): string {
  const body = `8690${String(serial).padStart(8, '0')}`
  return body + checkDigit(body)
}

export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
