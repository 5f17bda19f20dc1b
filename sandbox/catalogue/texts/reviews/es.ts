import type { ReviewTexts } from "./reviews";

export const es: ReviewTexts = {
  5: [
    ["Justo lo que buscaba", "El corte es perfecto y el tejido precioso. Igual que en la foto."],
    ["Lo tengo en dos colores", "Puesto toda la semana, lavado y vuelta a empezar: sigue igual."],
    ["Precioso", "Todavía más bonito al natural. El primer día ya me lo elogiaron."],
    ["Muy buena calidad", "Acabados cuidados, costuras rectas, tacto agradable. Lo recomiendo."],
    ["Me encanta", "Llegó en dos días, bien embalado, y sienta como debe."],
  ],
  4: [
    ["Muy bien", "Buen tejido y bonito color, algo más cálido que en la foto."],
    ["Casi perfecto", "Talla justa, le faltaría un centímetro. Por lo demás, nada que objetar."],
    ["Contenta con la compra", "Cómodo y bien acabado. La entrega tardó un día más de lo previsto."],
  ],
  3: [
    ["Correcto", "Bonito, pero el tejido es más fino de lo que imaginaba."],
    ["Tengo dudas", "El color es precioso, el corte me favorece menos. Cambiar la talla fue fácil."],
  ],
  2: [
    ["Decepcionada con la talla", "Talla grande, tuve que devolverlo. La devolución fue sencilla."],
    ["No es para mí", "Pica un poco en el cuello."],
  ],
  1: [["Devuelto", "Una costura llegó descosida. Me reembolsaron rápido, pero una pena."]],
  authors: [
    "Elena",
    "Marta",
    "Clara",
    "Sandra",
    "Natalia",
    "Inés",
    "Sofía",
    "Karim",
    "Lorenzo",
    "Aurelia",
    "Tomás",
    "Brígida",
  ],
};
