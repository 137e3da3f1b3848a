export function PhoneLink({ number }: { number: string }) {
  return <a href={phoneAddress(number)}>{number}</a>;
}

export function phoneAddress(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
