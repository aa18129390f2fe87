import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const landing: Translation<typeof t> = {
  pageTitle: 'Encuentros los sábados',
  tagline: 'Encuentros los sábados',
  pitch:
    'Unas pocas personas, una mesa redonda, una buena comida. Nosotros ponemos a la gente. Tú pones el apetito.',
  start: 'Empezar',
  signIn: 'Iniciar sesión',
  agreement: 'Al iniciar sesión aceptas nuestros {terms} y nuestra {privacy}.',
  terms: 'Términos del servicio',
  privacy: 'Política de privacidad',
  menu: 'Cómo funciona',
  starter: 'Entrada',
  starterTitle: 'Tres preguntas rápidas',
  starterText: 'Tu tema, tu música, tu estilo. Te toma menos de un minuto.',
  main: 'Plato fuerte',
  mainTitle: 'Una mesa cerca de ti',
  mainText:
    'Elige un sábado, almuerzo o cena, café o restaurante. Te sentaremos con personas que seguramente te caerán bien.',
  dessert: 'Postre',
  dessertTitle: 'Primero, un saludo',
  dessertText:
    'Tu mesa tiene su propio chat. Solo ven tu nombre, tu foto, tu rango de edad y lo que escribas sobre ti.',
};
