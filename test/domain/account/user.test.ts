import { describe, expect, it } from '@jest/globals';
import { InvalidCoordinates } from '../../../src/domain/shared/coordinates.js';
import { ProfileAgeNotAllowed } from '../../../src/domain/account/profile-age.js';
import { aStudent } from '../../support/builders/a-student.js';

const LATER = new Date('2026-04-01T00:00:00Z');

describe('someone who has just joined', () => {
  it('has 40 points, for the address that was proved and the date of birth', () => {
    const ada = aStudent();
    expect(ada.trustScore).toBe(40);
    expect(ada.trustSteps).toMatchObject({ email: true, birthDate: true, phone: false });
    expect(ada.hasTakenSurvey).toBe(false);
    expect(ada.verificationStatus).toBe('pending');
    expect(ada.pullEvents()).toEqual([]);
  });
});

describe('what others are seated by', () => {
  it('is told with every change of profile, picture, place or answers, and not with a new password', () => {
    const ada = aStudent({ id: 7 });
    ada.changePassword('new hash', LATER);
    expect(ada.pullEvents()).toEqual([]);
    ada.changeProfile({ bio: 'Hi' }, LATER);
    ada.changePicture('/api/pictures/7/a.webp', LATER);
    ada.moveTo({ location: 'Here', coordinates: null, timeZone: null }, LATER);
    ada.takeSurvey(LATER);
    expect(ada.pullEvents()).toEqual(Array(4).fill({ type: 'profile-changed', userId: 7 }));
    expect(ada.updatedAt).toEqual(LATER);
  });
});

describe('the checked profile picture', () => {
  const checked = () => {
    const ada = aStudent({ id: 7 });
    ada.changePicture('/api/pictures/7/a.webp', LATER);
    Object.assign(ada, { _isProfilePictureVerified: true, _trustScore: 60 });
    return ada;
  };

  it('loses its badge and its 20 points with the picture', () => {
    for (const picture of ['/api/pictures/7/b.webp', null]) {
      const ada = checked();
      ada.changePicture(picture, LATER);
      expect(ada.trustSteps.profilePicture).toBe(false);
      expect(ada.trustScore).toBe(40);
    }
  });

  it('keeps them when the picture stays the same', () => {
    const ada = checked();
    ada.changePicture('/api/pictures/7/a.webp', LATER);
    expect(ada.trustScore).toBe(60);
  });
});

describe('the place of someone', () => {
  it('is kept to 0.01 degrees, and without coordinates has no zone', () => {
    const ada = aStudent();
    const coordinates = { latitude: 40.71281, longitude: -74.00601 };
    ada.moveTo({ location: 'NYC', coordinates, timeZone: 'America/New_York' }, LATER);
    expect(ada.whereabouts).toEqual({
      location: 'NYC',
      coordinates: { latitude: 40.71, longitude: -74.01 },
      timeZone: 'America/New_York',
    });
    ada.moveTo({ location: 'Somewhere', coordinates: null, timeZone: 'America/New_York' }, LATER);
    expect(ada.whereabouts).toEqual({ location: 'Somewhere', coordinates: null, timeZone: null });
  });

  it('on the equator and the first meridian is a place like any other', () => {
    const ada = aStudent();
    ada.moveTo({ location: 'Gulf', coordinates: { latitude: 0, longitude: 0 }, timeZone: 'Etc/GMT' }, LATER);
    expect(ada.whereabouts?.coordinates).toEqual({ latitude: 0, longitude: 0 });
    for (const off of [
      { latitude: -90.1, longitude: 0 },
      { latitude: 0, longitude: 180.1 },
    ]) {
      expect(() => ada.moveTo({ location: 'x', coordinates: off, timeZone: null }, LATER)).toThrow(
        InvalidCoordinates,
      );
    }
  });
});

describe('an age in the profile', () => {
  it('counts only where no date of birth is on file', () => {
    const ada = aStudent({ dateOfBirth: '2004-05-06' });
    ada.changeProfile({ age: 30 }, LATER);
    expect(ada.ageOn('2026-05-05')).toBe(21);
    expect(ada.ageOn('2026-05-06')).toBe(22);
    expect(ada).toMatchObject({ _age: 21 });

    const undated = aStudent();
    Object.assign(undated, { _dateOfBirth: null });
    undated.changeProfile({ age: 30 }, LATER);
    expect(undated.ageOn('2026-05-06')).toBe(30);
    undated.changeProfile({ age: null }, LATER);
    expect(undated.ageOn('2026-05-06')).toBeNull();
    expect(undated.trustScore).toBe(20);
  });

  it.each([17, 101, 30.5, NaN])('may not be %d', (age) => {
    expect(() => aStudent().changeProfile({ age }, LATER)).toThrow(ProfileAgeNotAllowed);
  });
});
